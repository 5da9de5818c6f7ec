import type { AfterErrorHook, PayloadRequest } from 'payload';

const SENDS = /^(?:POST|PUT|PATCH)$/;

/**
 * What no form sends: a body that is no object, a form that is cut off. Payload stumbles over it
 * wherever it comes to, and would answer with an error of the server. Asked when that has happened, because each of its calls
 * reads its body by itself.
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
  // Left out where what was sent could not be read, and by calls of ours that read nothing.
  if (data === undefined) return bodyUsed === true || !headers.get('content-type')?.includes('json');
  return typeof data !== 'object' || data === null || Array.isArray(data);
}
