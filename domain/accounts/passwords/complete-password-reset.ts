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
 * Sets a password with a mailed link and logs the member in. Every other session and link of the member ends, and so do the
 * link to a Google account and all passkeys, since a member who resets the password may be shutting somebody out. While the
 * second factor is on, Google and passkeys end only once it is given (`giveSecondFactor`), so that somebody who only reads the
 * mail can't take ways in away. All other browsers become unknown, for the same reason. Following the link proves the address:
 * a second factor that was set up before it was proved is not that of the mailbox's owner, and is turned off. A mail says what
 * has ended.
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
    // Locks the member first, like everything that ends links, to avoid deadlocks.
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
    // Asked before the devices are forgotten: a log-in with a known browser is not told by mail.
    const isKnown =
      (await knownDeviceOf({ ...deps, db: tx }, sender.cookieHeader, found.email)) !== undefined;
    // As of now: browsers that logged in while the new password was being hashed become unknown, too.
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
    // Another reset has shut this one out since. It ends every session, but perhaps before this one existed.
    if (!opened.ok) await deleteChallengesOf(db, memberId);
    await endOpenedSession(db, opened);
    return { ok: false, error: 'link_ended' };
  }
  if (opened.ok || !done.isKnown) return opened;
  // The second factor comes next, and has to find the browser known.
  return {
    ...opened,
    cookies: [...opened.cookies, memberDevices(deps).remember(sender.cookieHeader, email)],
  };
}
