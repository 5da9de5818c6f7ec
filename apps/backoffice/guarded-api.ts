import { outageAnswer } from '@spindle/content/payload/say-outage.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import { boundBody } from './bounded-body.ts';
import { expectObject } from './json-object.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

const MB = 1024 * 1024;

/** Bytes of a body at most: Payload reads it into memory before it knows who sends it. */
const LONGEST = { picture: 50 * MB, preference: 64 * 1024, other: 2 * MB };

/**
 * A handler of Payload's with what it lacks: bodies have an end and are objects, and who could not be looked up because the database
 * does not answer is not told that they may not do what they asked.
 * @param isStaff whether somebody who is logged in sends these headers
 */
export function guardedApi<Context>(
  handle: Handler<Context>,
  isStaff: (headers: Headers) => Promise<boolean>,
): Handler<Context> {
  return async (request, context) => {
    const { result, sawOutage } = await noticeOutage(async () => {
      const limit = longestOf(request);
      if (limit === LONGEST.picture && !(await isStaff(request.headers))) return refused(403);
      const body = boundBody(request, limit);
      if (body.isExceeded()) return refused(413);
      const sent = await expectObject(body.request).catch((error: unknown) => {
        if (body.isExceeded()) return undefined;
        throw error;
      });
      if (!sent) return refused(413);
      if (!sent.isObject) return refused(400);
      const answer = handle(sent.request, context);
      await Promise.allSettled([answer]);
      return body.isExceeded() ? refused(413) : answer;
    });
    return sawOutage && result.status >= 400 ? outageAnswer() : result;
  };
}

function longestOf({ url, headers }: Request): number {
  const { pathname } = new URL(url);
  if (pathname.startsWith('/api/payload-preferences/')) return LONGEST.preference;
  const isUpload = headers.get('content-type')?.startsWith('multipart/');
  return isUpload && /^\/api\/media(?:\/|$)/.test(pathname) ? LONGEST.picture : LONGEST.other;
}

const REFUSALS = {
  400: 'What was sent is no JSON object. Nothing was changed.',
  403: 'You are not allowed to perform this action.',
  413: 'This is too large. Nothing was changed.',
};

function refused(status: keyof typeof REFUSALS): Response {
  return Response.json({ errors: [{ message: REFUSALS[status] }] }, { status });
}
