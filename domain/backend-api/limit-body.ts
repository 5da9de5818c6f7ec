import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { type BackendEnv, commonErrors, refuse } from './envelope.ts';

/** No call accepts more than a form's worth of text. */
const MAX_BODY = 256 * 1024;

const tooLarge = (c: Context<BackendEnv>) => refuse(c, commonErrors, 'body_too_large');
const counted = bodyLimit({ maxSize: MAX_BODY, onError: tooLarge });

/**
 * Refuses bodies that are too large. Hono's own limit begins by asking for the body's stream, which takes Node's server as long as
 * a small call takes in all. It is left to count bodies that don't say how long they are; of others, Node's server reads no more
 * than they say.
 */
export const limitBody = createMiddleware<BackendEnv>(async (c, next) => {
  const { method, headers } = c.req.raw;
  if (method === 'GET' || method === 'HEAD') return next();
  const length = headers.get('content-length');
  if (length === null || headers.has('transfer-encoding')) return counted(c, next);
  return Number(length) > MAX_BODY ? tooLarge(c) : next();
});
