import { LineFull } from '@spindle/platform/few-at-once.ts';
import { countGuess, forgetGuesses, giveGuessBack } from '@spindle/platform/password-guesses.ts';
import type { TooMany } from '../consume-limits.ts';
import { forgetOtherDevices } from '../denial/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { noteFactor } from '../factors/queries.ts';
import { securityNotice } from '../jobs.ts';
import { LOGIN_GUESSES } from '../limits.ts';
import { lockMember } from '../queries.ts';
import { deleteMailedLinks, deleteOtherSessions } from '../revoking/queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { knownDeviceOf, memberDevices } from '../sessions/member-devices.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import type { Sender } from '../sessions/sender.ts';
import { passwordOrFull } from './check-password.ts';
import { hashPassword } from './hashing.ts';
import { type PasswordProblem, passwordProblem } from './password.ts';
import { setPassword } from './queries.ts';

type Refused =
  | { ok: false; error: PasswordProblem | 'bad_credentials' | 'factor_required' | 'session_expired' }
  | TooMany;

/** The answer carries the cookies that the browser keeps from now on. */
export interface PasswordChanged {
  ok: true;
  cookies: string[];
}

/** Changes the password, given the old one. A wrong one counts as a guess, as at the log-in. */
export async function changePassword(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits' | 'secret' | 'cookies' | 'sites'>,
  member: AskingMember,
  { oldPassword, password, sender }: { oldPassword: string; password: string; sender: Sender },
): Promise<PasswordChanged | Refused> {
  const problem = await passwordProblem(password, { sites: deps.sites, email: member.email });
  if (problem) return { ok: false, error: problem };
  const proved = await provePassword(deps, member, { password: oldPassword, sender });
  return proved.ok ? replacePassword(deps, member, { password, sender }) : proved;
}

/**
 * Sets a password without the old one, after another factor was just given: guests and members who log in by another service
 * have none.
 */
export async function setNewPassword(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'cookies' | 'sites'>,
  member: AskingMember,
  { password, sender }: { password: string; sender: Pick<Sender, 'cookieHeader'> },
): Promise<PasswordChanged | Refused> {
  if (!hasRecentFactor(deps.clock, member)) return { ok: false, error: 'factor_required' };
  const problem = await passwordProblem(password, { sites: deps.sites, email: member.email });
  if (problem) return { ok: false, error: problem };
  return replacePassword(deps, member, { password, sender });
}

/** Is this the member's password? If so, it counts as a factor given now. */
export async function provePassword(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'limits' | 'secret' | 'cookies'>,
  { email, memberId, sessionId }: AskingMember,
  { password, sender }: { password: string; sender: Sender },
): Promise<{ ok: true } | { ok: false; error: 'bad_credentials' } | TooMany> {
  const { db, clock, limits } = deps;
  const guess = {
    account: email,
    ip: sender.ip,
    device: await knownDeviceOf(deps, sender.cookieHeader, email),
  };
  const counted = await countGuess(limits, LOGIN_GUESSES, guess);
  if (!counted.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: counted.retryAfter };
  const proved = await passwordOrFull(db, email, password);
  if (proved instanceof LineFull) {
    await giveGuessBack(limits, LOGIN_GUESSES, guess);
    return { ok: false, error: 'too_many_requests', retryAfterSeconds: proved.retryAfterSeconds };
  }
  if (proved?.memberId !== memberId) return { ok: false, error: 'bad_credentials' };
  await forgetGuesses(limits, LOGIN_GUESSES, guess);
  await noteFactor(db, sessionId, clock.now());
  return { ok: true };
}

/**
 * Sets the password; ends every other session and every mailed link; makes other browsers unknown, so that their next log-in
 * is told by mail; and tells the member by mail. Nothing changes if the session was ended from elsewhere meanwhile.
 */
async function replacePassword(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'secret' | 'cookies'>,
  { memberId, sessionId }: AskingMember,
  { password, sender }: { password: string; sender: Pick<Sender, 'cookieHeader'> },
): Promise<PasswordChanged | { ok: false; error: 'session_expired' }> {
  const { db, clock, jobs } = deps;
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || !(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    await setPassword(tx, memberId, hash);
    await deleteOtherSessions(tx, memberId, sessionId);
    await deleteMailedLinks(tx, memberId);
    const at = clock.now();
    await forgetOtherDevices(tx, memberId, at);
    await noteFactor(tx, sessionId, at);
    await jobs.send(tx, securityNotice, { memberId, what: 'password_changed', at: at.toISOString() });
    return { ok: true, cookies: [memberDevices(deps).remember(sender.cookieHeader, member.email)] };
  });
}
