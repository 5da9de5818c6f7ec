import { consumeLimits, type TooMany } from '../consume-limits.ts';
import { forgetOtherDevices } from '../denial/queries.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { lockMember, markEmailVerified } from '../queries.ts';
import { deleteChallengesOf, deleteSessionsOf } from '../revoking/queries.ts';
import { endOpenedSession } from '../sessions/former-session.ts';
import { knownDeviceOf, memberDevices } from '../sessions/member-devices.ts';
import { isClosed, type NotLetIn, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { endLaterFactor } from '../two-factor/end-later-factor.ts';
import { letFactorEndWays } from '../two-factor/queries.ts';
import { endOtherWays } from './end-other-ways.ts';
import { hashToken } from './hash-token.ts';
import { hashPassword } from './hashing.ts';
import { type PasswordProblem, passwordProblem } from './password.ts';
import {
  findPasswordToken,
  hasPassword,
  isStillPassword,
  setPassword,
  takePasswordTokens,
} from './queries.ts';

const EVER = new Date(0);

/**
 * Sets a password with a mailed link and logs the member in. Every other session of the member ends and
 * every other link dies, that to a Google account and all passkeys too, because whoever asks for a reset may be shutting
 * somebody out; where the second factor is on, those two end once it is given (`giveSecondFactor`), so that who reads the mail alone
 * takes no way in away. For the same reason all other browsers are new ones from now on. Following the link proves that the address
 * is theirs: a second factor of before that was proved is not the mailbox's owner's, and is turned off. A mail tells what has ended.
 */
export async function completePasswordReset(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'jobs' | 'limits' | 'secret' | 'cookies' | 'sites'>,
  { token, password, sender }: { token: string; password: string; sender: Sender },
): Promise<SignedIn | NotLetIn | { ok: false; error: 'link_ended' | PasswordProblem } | TooMany> {
  const { db, clock, jobs, limits } = deps;
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;

  const now = clock.now();
  const found = await findPasswordToken(db, hashToken(token), now);
  if (!found) return { ok: false, error: 'link_ended' };
  const problem = await passwordProblem(password, { sites: deps.sites, email: found.email });
  if (problem) return { ok: false, error: problem };
  const hash = await hashPassword(password);
  const done = await db.transaction(async (tx) => {
    // First the member, as everything does that ends links: two that each wait for the other would both fail.
    const member = await lockMember(tx, found.memberId);
    if (!member || member.closedAt) return undefined;
    if (!(await takePasswordTokens(tx, found.memberId, hashToken(token)))) return undefined;
    const isNew = !(await hasPassword(tx, found.memberId));
    await setPassword(tx, found.memberId, hash);
    await markEmailVerified(tx, found.memberId);
    await deleteSessionsOf(tx, found.memberId);
    if (!member.emailVerified) await endLaterFactor(tx, deps, { memberId: found.memberId, since: EVER });
    const isFactorOn = await letFactorEndWays(tx, found.memberId);
    const haveEnded = !isFactorOn && (await endOtherWays(tx, found.memberId));
    // Asked before they are forgotten: their own browser is told of to nobody.
    const isKnown =
      (await knownDeviceOf({ ...deps, db: tx }, sender.cookieHeader, found.email)) !== undefined;
    // As of now: whoever has logged in while the new password was hashed is another one, too.
    await forgetOtherDevices(tx, found.memberId, clock.now());
    const what = haveEnded ? 'password_reset_ways' : 'password_reset';
    await jobs.send(tx, securityNotice, { memberId: found.memberId, what, at: clock.now().toISOString() });
    return { isNew, isKnown };
  });
  if (!done) return { ok: false, error: 'link_ended' };
  const { memberId, email } = found;
  const isUntold = done.isNew || done.isKnown;
  const opened = await openSession(deps, { memberId, way: 'reset_link', sender, isUntold });
  if (isClosed(opened)) return { ok: false, error: 'link_ended' };
  if (!(await isStillPassword(db, { memberId, hash }))) {
    // Somebody has shut this one out since, and every session ended, maybe before this one was there.
    if (!opened.ok) await deleteChallengesOf(db, memberId);
    await endOpenedSession(db, opened);
    return { ok: false, error: 'link_ended' };
  }
  if (opened.ok || !done.isKnown) return opened;
  // The second factor comes next, and finds the browser known.
  return {
    ...opened,
    cookies: [...opened.cookies, memberDevices(deps).remember(sender.cookieHeader, email)],
  };
}
