import type { AfterErrorHook, PayloadRequest } from 'payload';

const SENDS = /^(?:POST|PUT|PATCH)$/;

/**
 * Answers 400 to bodies that no form sends: not an object, or cut off. Payload fails on them in different places, and
 * would report a server error. Runs only after such an error, because each of Payload's calls reads its body by itself.
 */
export const sayMalformed: AfterErrorHook = ({ error, req }) => {
  const isOurs = ((error as { status?: number }).status ?? 500) >= 500;
  if (!isOurs || !hasMalformedBody(req)) return;
  const message =
    'What was sent can’t be read: it is no JSON object, or its form is not whole. Nothing was changed.';
  return { status: 400, response: { errors: [{ message }] } };
};

function hasMalformedBody({ method = 'GET', headers, body, bodyUsed, data }: PayloadRequest): boolean {
  if (!SENDS.test(method) || !body) return false;
  // Undefined if the body could not be read, but also in calls of ours that read none.
  if (data === undefined) return bodyUsed === true || !headers.get('content-type')?.includes('json');
  return typeof data !== 'object' || data === null || Array.isArray(data);
}
