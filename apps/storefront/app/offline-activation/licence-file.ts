import type { ActionFunctionArgs } from 'react-router';
import { readEcho } from '../forms/form-token.ts';

/** A licence file is three parts of base64url; none is longer. */
const LICENCE_FILE = /^[\w-]+\.[\w-]+\.[\w-]+$/;
const LONGEST = 4096;

/** Returns a licence file that a page of ours shows as a download: without script, and without making a second file. */
export async function action({ request, context }: ActionFunctionArgs) {
  const text = String((await readEcho(request, context)).get('file') ?? '');
  if (text.length > LONGEST || !LICENCE_FILE.test(text)) return new Response(null, { status: 422 });
  return new Response(`${text}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="licence.txt"',
      'Cache-Control': 'private, no-store',
    },
  });
}
