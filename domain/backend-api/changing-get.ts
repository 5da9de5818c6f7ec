import type { Context } from 'hono';
import { type BackendEnv, sessionIdOf } from './envelope.ts';
import { FORM_TOKEN_HEADER, isFormToken } from './form-token.ts';
import { maySend } from './same-site-write.ts';

/**
 * How a GET that changes something was sent. script: by a script of one of our pages, with the page's form token; it may make
 * the change. visit: a browser will show the answer as a page, whoever sent it here; it gets a page that asks first. other:
 * neither.
 */
export function senderOfGet(
  c: Context<BackendEnv>,
  { secret, origins }: { secret: string; origins: readonly string[] },
): 'script' | 'visit' | 'other' {
  const { headers } = c.req.raw;
  const mode = headers.get('sec-fetch-mode');
  const isVisit = mode === null ? headers.get('accept')?.includes('text/html') : mode === 'navigate';
  if (isVisit) return 'visit';
  const sessionId = sessionIdOf(c.var.viewer);
  const isOurs = maySend({ method: 'POST', headers }, origins);
  return isOurs && isFormToken(secret, headers, { sessionId, token: headers.get(FORM_TOKEN_HEADER) })
    ? 'script'
    : 'other';
}
