import type { Context } from 'hono';

/**
 * What JSON says once more of a text that has a NUL or half a character in it: it escapes these, and them alone, so.
 * Backslashes in pairs stand for themselves.
 */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/;

/** Whether a call was sent what PostgreSQL neither stores nor looks for in any text: NUL, or half a character. */
export async function hasUnstorable({ req }: Context): Promise<boolean> {
  if (req.url.includes('%00')) return true;
  const type = req.header('content-type') ?? '';
  if (req.method !== 'POST') return false;
  try {
    if (type.includes('json')) return ESCAPED.test(JSON.stringify(JSON.parse(await req.text())));
    if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return false;
    const sent = [...(await req.formData())].flat();
    return sent.some((part) => typeof part === 'string' && part.includes('\0'));
  } catch {
    // Its schema complains of what can't be read.
    return false;
  }
}
