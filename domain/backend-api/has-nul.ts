import type { Context } from 'hono';

/** JSON has it escaped or not at all. Backslashes in pairs stand for themselves. */
const ESCAPED = /(?<!\\)(?:\\\\)*\\u0000/;

/** Whether a call was sent a NUL, which PostgreSQL neither stores nor looks for in any text. */
export async function hasNul({ req }: Context): Promise<boolean> {
  if (req.url.includes('%00')) return true;
  const type = req.header('content-type') ?? '';
  if (req.method !== 'POST') return false;
  try {
    if (type.includes('json')) return ESCAPED.test(await req.text());
    if (!/^(?:application\/x-www-form-urlencoded|multipart\/form-data)/.test(type)) return false;
    const sent = [...(await req.formData())].flat();
    return sent.some((part) => typeof part === 'string' && part.includes('\0'));
  } catch {
    // Its schema complains of what can't be read.
    return false;
  }
}
