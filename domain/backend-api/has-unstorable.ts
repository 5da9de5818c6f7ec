import type { Context } from 'hono';
import { isJson } from './settle-body.ts';

/**
 * How `JSON.stringify` writes a NUL or a lone surrogate: it uses `\u` with these digits for nothing else. Pairs of backslashes
 * before it stand for themselves.
 */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/**
 * Whether a call was sent text that PostgreSQL can neither store nor search for: a NUL, or a lone surrogate (half a
 * character). A form that can't be read counts as such, and so does JSON that can't be written again.
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
    // Otherwise parsing it for the schema would throw, and look like a bug.
    return true;
  }
}

function isUnstorable(json: string): boolean {
  // JSON that was read as UTF-8 can hold either only as an escape.
  if (!json.includes('\\u')) return false;
  let sent: unknown;
  try {
    sent = JSON.parse(json);
  } catch {
    // Its schema answers that it can't be read.
    return false;
  }
  try {
    return ESCAPED.test(JSON.stringify(sent));
  } catch {
    // Nested too deeply to be written again: no call accepts that, and it may hold a NUL.
    return true;
  }
}
