import type { Context } from 'hono';
import { isJson } from './settle-body.ts';

/**
 * What JSON says once more of a text that has a NUL or half a character in it: it escapes these, and them alone, so.
 * Backslashes in pairs stand for themselves.
 */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Whether a call was sent what PostgreSQL neither stores nor looks for in any text: NUL, or half a character. A form that
 * can't be read counts as that, and so does JSON of which nobody can say it.
 */
export async function hasUnstorable({ req }: Context): Promise<boolean> {
  if (req.url.includes('%00')) return true;
  const type = req.header('content-type') ?? '';
  if (req.method !== 'POST') return false;
  if (isJson(type)) return isUnstorable(await req.text());
  try {
    if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return false;
    const sent = [...(await req.formData())].flat();
    return sent.some((part) => typeof part === 'string' && part.includes('\0'));
  } catch {
    // Its schema would fail of it as of a bug.
    return true;
  }
}

function isUnstorable(json: string): boolean {
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    // Of what can't be read its schema complains.
    return false;
  }
  try {
    return ESCAPED.test(JSON.stringify(sent));
  } catch {
    // It is nested deeper than can be written: no call takes that, and a NUL may be beside it.
    return true;
  }
}
