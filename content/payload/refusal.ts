import type { Log } from '@spindle/platform/log.ts';
import type { AfterErrorHook } from 'payload';

interface Refusal extends Error {
  status: number;
  data?: unknown;
}

/** Whether an error refuses a request. Payload tells by the names of classes, which the back office's build shortens. */
function isRefusal(error: unknown): error is Refusal {
  const status = (error as { status?: unknown } | undefined)?.status;
  return error instanceof Error && typeof status === 'number' && status >= 400 && status < 500;
}

/**
 * Messages of the form parser about a form that is cut off or malformed, and those with which the back office ends one
 * (`guarded-api.ts`).
 */
const BROKEN_FORM =
  /^(?:Unexpected end of (?:form|file|multipart data)|Malformed part header|Multipart: Boundary not found|_payload is no JSON object|More than \d+ bytes)/;

/**
 * Whether an error is caused by what was sent, and not by the program: a form that is cut off, or one without valid JSON
 * (`say-malformed.ts` answers those). An address that can't be decoded gets no further than the back office's
 * `guarded-api.ts`.
 */
function isOfWhatWasSent(error: unknown): error is Error {
  if (error instanceof SyntaxError) return error.stack?.includes('addDataAndFileToRequest') ?? false;
  return error instanceof Error && BROKEN_FORM.test(error.message);
}

/** Payload has no message for an error whose class has lost its name. */
export const sayRefusal: AfterErrorHook = ({ error }) => {
  if (!isRefusal(error) || error.data) return;
  return { response: { errors: [{ message: error.message }] } };
};

/** A log for Payload in which a refusal does not count as an error of the program. */
export function contentLog(log: Log): Log {
  const child = log.child({ part: 'content' });
  const error = (about: unknown, ...rest: []) => {
    const err = (about as { err?: unknown } | null | undefined)?.err;
    if (isRefusal(err)) child.info({ status: err.status }, err.message);
    else if (isOfWhatWasSent(err)) child.info({ status: 400 }, err.message);
    else child.error(about, ...rest);
  };
  return Object.assign(Object.create(child), { error });
}
