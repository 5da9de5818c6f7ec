import { outageAnswer } from '@spindle/content/payload/say-outage.ts';
import { type Asks, says } from '@spindle/content/staff/says.ts';
import { noticeOutage } from '@spindle/platform/database-outage.ts';
import type { Log } from '@spindle/platform/log.ts';
import { askedLanguage } from './asked-language.ts';
import { boundBody } from './bounded-body.ts';
import { expectFormOfObject } from './form-of-object.ts';
import { expectObject } from './json-object.ts';

/** The parts of the address below `/api`, as Next.js has decoded them. Payload finds the collection by them. */
interface Route {
  params: Promise<{ slug?: string[] }>;
}

type Handler = (request: Request, route: Route) => Promise<Response>;

const MB = 1024 * 1024;

/** The longest body, in bytes: Payload reads a body into memory before it knows who has sent it. */
const LONGEST = { picture: 50 * MB, preference: 64 * 1024, other: 2 * MB };

/**
 * Adds to a handler of Payload's what it lacks: bodies are limited and hold objects. During an outage nobody could be
 * looked up, so the answer names the outage and does not say that the call is not allowed.
 * @param isStaff whether these headers belong to somebody who is logged in
 * @param log gets a line about each malformed request, on which Payload would fail with an error
 */
export function guardedApi(
  handle: Handler,
  isStaff: (headers: Headers) => Promise<boolean>,
  log: Pick<Log, 'info'>,
): Handler {
  const malformed = (what: keyof typeof MALFORMED) => {
    log.info({ status: 400 }, MALFORMED[what]);
    return refused(400, MALFORMED[what]);
  };
  return async (request, route) => {
    const tooLarge = () => refused(413, says(asking(request))('too_large'));
    const { result, sawOutage } = await noticeOutage(async () => {
      const limit = longestOf(request, await collectionOf(route));
      if (limit === LONGEST.picture && !(await isStaff(request.headers))) return refused(403, NOT_ALLOWED);
      const body = boundBody(request, limit);
      if (body.isExceeded()) return tooLarge();
      if (!isReadable(new URL(request.url).pathname)) return malformed('address');
      const sent = await expectObject(body.request).catch(() => 'cut off' as const);
      if (body.isExceeded()) return tooLarge();
      if (sent === 'cut off') return malformed('cutOff');
      if (!sent) return malformed('noObject');
      const form = expectFormOfObject(sent);
      if (!form) return malformed('boundary');
      const answer = handle(form.request, route);
      await Promise.allSettled([answer]);
      if (body.isExceeded()) return tooLarge();
      return form.isNoObject() ? malformed('noObject') : answer;
    });
    return sawOutage && result.status >= 400 ? outageAnswer(asking(request)) : result;
  };
}

function longestOf({ headers }: Request, collection: string | undefined): number {
  if (collection === 'payload-preferences') return LONGEST.preference;
  const isUpload = headers.get('content-type')?.startsWith('multipart/');
  return isUpload && collection === 'media' ? LONGEST.picture : LONGEST.other;
}

/** From the decoded parts, because the raw address can spell a name in another way (`/api/%6dedia`). */
async function collectionOf({ params }: Route): Promise<string | undefined> {
  const { slug } = await params;
  return slug?.[0];
}

const MALFORMED = {
  address: 'The address can’t be read. Nothing was changed.',
  cutOff: 'What was sent did not arrive whole. Nothing was changed.',
  boundary: 'The boundary between the parts of the form is too long. Nothing was changed.',
  noObject: 'What was sent is no JSON object, or one that is nested too deeply. Nothing was changed.',
};

const NOT_ALLOWED = 'You are not allowed to perform this action.';

const asking = ({ headers }: Request): Asks => ({ i18n: { language: askedLanguage(headers) } });

function refused(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

function isReadable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
