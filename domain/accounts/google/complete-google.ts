import { timingSafeEqual } from 'node:crypto';
import type { Viewer } from '../../backend-api/envelope.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { GOOGLE_BY_IP } from '../limits.ts';
import { readMember } from '../read-member.ts';
import type { NotLetIn, SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { enterWithGoogle, type NotEntered } from './enter-with-google.ts';
import { attemptSecrets, endedAttemptCookie, type GoogleAttempt, readAttempt } from './google-attempt.ts';
import { linkGoogle, type NotLinked } from './link-google.ts';
import type { Google, GoogleProblem } from './open-google.ts';

/** What Google returned: a code by way of the browser, or an ID token to a program. */
export type GoogleAnswer = { code: string; state: string } | { idToken: string };

export type GoogleRefusal =
  | { ok: false; error: GoogleProblem | NotEntered['error'] | NotLinked['error'] }
  | NotLetIn
  | TooMany;

/** How a log-in with Google ended, or the linking of an account. */
export interface CompletedGoogle {
  /** What this browser had asked for; undefined if nothing, or too long ago. */
  attempt: GoogleAttempt | undefined;
  /** Deletes the attempt's cookie: an attempt counts once. */
  cookie: string;
  result: SignedIn | GoogleRefusal;
}

/**
 * Logs in the visitor who comes back from Google, or links their account. Only an answer that belongs to this browser's
 * attempt counts.
 */
export async function completeGoogle(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'limits' | 'jobs' | 'secret' | 'cookies'> & {
    google: Google;
  },
  { answer, viewer, sender }: { answer: GoogleAnswer; viewer: Viewer; sender: Sender },
): Promise<CompletedGoogle> {
  const attempt = await readAttempt(deps, sender.cookieHeader);
  const result = attempt
    ? await complete(deps, { answer, viewer, sender, attempt })
    : ({ ok: false, error: 'google_refused' } as const);
  return { attempt, cookie: endedAttemptCookie(deps.cookies), result };
}

async function complete(
  deps: Parameters<typeof completeGoogle>[0],
  asked: { answer: GoogleAnswer; viewer: Viewer; sender: Sender; attempt: GoogleAttempt },
): Promise<SignedIn | GoogleRefusal> {
  const { answer, viewer, sender, attempt } = asked;
  const limited = await consumeLimits(deps.limits, [[GOOGLE_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;
  const { state, nonce, verifier } = attemptSecrets(deps.secret, attempt);
  if ('state' in answer && !isSame(answer.state, state)) return { ok: false, error: 'google_refused' };
  const token =
    'idToken' in answer
      ? { ok: true as const, idToken: answer.idToken }
      : await deps.google.redeem(answer.code, verifier);
  if (!token.ok) return token;
  const verified = await deps.google.verify(token.idToken, nonce, deps.clock.now());
  if (!verified.ok) return verified;
  if (attempt.linkingSession === undefined) {
    return enterWithGoogle(deps, { identity: verified.identity, locale: attempt.locale, sender });
  }
  // Another member may have logged in here meanwhile.
  if (viewer.kind !== 'member' || viewer.sessionId !== attempt.linkingSession) {
    return { ok: false, error: 'google_refused' };
  }
  const linked = await linkGoogle(deps, viewer, verified.identity);
  if (!linked.ok) return linked;
  const { memberId } = viewer;
  return { ok: true, memberId, user: await readMember(deps, memberId), cookies: [] };
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
