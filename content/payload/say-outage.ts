import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { AfterErrorHook } from 'payload';
import { type Asks, says } from '../staff/says.ts';

const RETRY_AFTER = 5;

/** A database that does not answer is not the request's fault: answers 503, so that people and programs try again. */
export const sayOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseOutage(error)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', String(RETRY_AFTER));
  return { status: 503, response: saidTo(req) };
};

const saidTo = (req: Asks) => ({ errors: [{ message: says(req)('outage') }] });

/** The same answer, for a request to which Payload has answered something else. */
export function outageAnswer(req: Asks): Response {
  return Response.json(saidTo(req), { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } });
}
