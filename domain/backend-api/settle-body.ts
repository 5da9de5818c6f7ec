import type { Context } from 'hono';

/** Whether a body is JSON by its media type, as `settleBody` leaves it. */
export const isJson = (type: string): boolean => type.startsWith('application/json');

/**
 * Makes the body of a write one that its schema is asked about, however it is sent: media types have no case, what is
 * written as JSON of some kind (`application/vnd.api+json`) is JSON, and nothing at all is an empty object, of which
 * the schema says what is missing. Node's server hands on an empty stream where nothing was sent.
 */
export async function settleBody(c: Context): Promise<void> {
  if (c.req.method !== 'POST') return;
  const [spelled = '', ...parameters] = (c.req.header('content-type') ?? '').split(';');
  const media = spelled
    .trim()
    .toLowerCase()
    .replace(/^application\/[\w.-]+\+json$/, 'application/json');
  const type = [media, ...parameters].join(';');
  if (media !== spelled) c.req.raw.headers.set('content-type', type);
  if (media !== '' && !isJson(type)) return;
  if ((await c.req.text()) !== '') return;
  const headers = new Headers(c.req.raw.headers);
  headers.delete('content-length');
  headers.delete('transfer-encoding');
  headers.set('content-type', 'application/json');
  c.req.raw = new Request(c.req.url, { method: 'POST', headers, body: '{}' });
  c.req.bodyCache = {};
}
