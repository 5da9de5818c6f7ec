import { LineFull } from '@spindle/platform/few-at-once.ts';
import { countGuess, forgetGuesses, giveGuessBack } from '@spindle/platform/password-guesses.ts';
import type { CaptchaAnswer } from '../../captcha/captcha.ts';
import { forgetAttempt, giveAttemptBack } from '../../captcha/count-risk.ts';
import { type CaptchaRefusal, passCaptcha } from '../../captcha/pass-captcha.ts';
import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { LOGIN_GUESSES } from '../limits.ts';
import { passwordOrFull } from '../passwords/check-password.ts';
import { isStillPassword } from '../passwords/queries.ts';
import { deleteChallengesOf } from '../revoking/queries.ts';
import { endOpenedSession } from './former-session.ts';
import { knownDeviceOf } from './member-devices.ts';
import { isClosed, type NotLetIn, openSession, type SignedIn } from './open-session.ts';
import type { Sender } from './sender.ts';

/**
 * Logs a member in. Guesses are counted before the password is looked at, for unknown addresses too. Guesses at an address use
 * up the tries of the guesser's own network, not those of its owner.
 * @param captcha the answer to a captcha, if one was asked for
 */
export async function logIn(
  deps: Pick<AccountsDeps, 'db' | 'auth' | 'limits' | 'jobs' | 'secret' | 'cookies' | 'clock' | 'recaptcha'>,
  {
    email,
    password,
    sender,
    captcha,
  }: { email: string; password: string; sender: Sender; captcha?: CaptchaAnswer | undefined },
): Promise<SignedIn | NotLetIn | { ok: false; error: 'bad_credentials' } | CaptchaRefusal | TooMany> {
  const { limits } = deps;
  const account = email.toLowerCase().trim();
  const { ip, cookieHeader } = sender;
  const guess = { account, ip, device: await knownDeviceOf(deps, cookieHeader, account) };
  const counted = await countGuess(limits, LOGIN_GUESSES, guess);
  if (!counted.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: counted.retryAfter };
  const attempt = { purpose: 'login', ...guess } as const;
  const refused = await passCaptcha(deps, attempt, captcha);
  if (refused) return refused;
  const proved = await passwordOrFull(deps.db, account, password);
  // Too many passwords are being checked at once: this one must not count as a guess.
  if (proved instanceof LineFull) {
    await giveGuessBack(limits, LOGIN_GUESSES, guess);
    await giveAttemptBack(limits, attempt);
    return { ok: false, error: 'too_many_requests', retryAfterSeconds: proved.retryAfterSeconds };
  }
  if (!proved) return { ok: false, error: 'bad_credentials' };
  await forgetGuesses(limits, LOGIN_GUESSES, guess);
  await forgetAttempt(limits, attempt);
  const opened = await openSession(deps, { memberId: proved.memberId, way: 'password', sender });
  // A closed account must look exactly like none.
  if (isClosed(opened)) return { ok: false, error: 'bad_credentials' };
  if (await isStillPassword(deps.db, proved)) return opened;
  // The password was changed meanwhile, which ends every session, but perhaps before this one existed.
  if (!opened.ok) await deleteChallengesOf(deps.db, proved.memberId);
  await endOpenedSession(deps.db, opened);
  return { ok: false, error: 'bad_credentials' };
}
