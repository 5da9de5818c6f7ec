import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { AfterErrorHook } from 'payload';

const RETRY_AFTER = 5;

/** A database that does not answer is no fault of what was asked: 503, so that people and programs try again. */
export const sayOutage: AfterErrorHook = ({ error, req }) => {
  if (!isDatabaseOutage(error)) return;
  req.responseHeaders ??= new Headers();
  req.responseHeaders.set('Retry-After', String(RETRY_AFTER));
  return { status: 503, response: SAID };
};

const SAID = {
  errors: [{ message: 'The database does not answer. Nothing was changed. Please try again in a moment.' }],
};

/** The same, to a request that Payload has answered otherwise. */
export function outageAnswer(): Response {
  return Response.json(SAID, { status: 503, headers: { 'retry-after': String(RETRY_AFTER) } });
}
