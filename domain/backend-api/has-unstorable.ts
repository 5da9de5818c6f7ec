import type { Context } from 'hono';
import { isJson } from './settle-body.ts';

/**
 * What JSON says once more of a text that has a NUL or half a character in it: it escapes these, and them alone, so.
 * Backslashes in pairs stand for themselves.
 */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Whether a call was sent what PostgreSQL neither stores nor looks for in any text: NUL, or half a character. A form that
 * can't be read counts as that.
 */
export async function hasUnstorable({ req }: Context): Promise<boolean> {
  if (req.url.includes('%00')) return true;
  const type = req.header('content-type') ?? '';
  if (req.method !== 'POST') return false;
  try {
    if (isJson(type)) return ESCAPED.test(JSON.stringify(JSON.parse(await req.text())));
    if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return false;
    const sent = [...(await req.formData())].flat();
    return sent.some((part) => typeof part === 'string' && part.includes('\0'));
  } catch {
    // Of JSON that can't be read its schema complains; a form's would fail of it as of a bug.
    return !isJson(type);
  }
}
