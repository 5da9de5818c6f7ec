import type { Context } from 'hono';

/** Whether a body is JSON by its media type, after `settleBody` has normalised that. */
export const isJson = (type: string): boolean => type.startsWith('application/json');

/**
 * Normalises the body of a write, so that its schema is applied however it was sent: the media type is compared without case,
 * any kind of JSON (`application/vnd.api+json`) counts as JSON, and no body at all as an empty object, so that the schema says
 * what is missing. Node's server passes on an empty stream when nothing was sent.
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
