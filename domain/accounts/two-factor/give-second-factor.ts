import type { TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { completeReset } from '../passwords/end-other-ways.ts';
import { findMember } from '../queries.ts';
import { knownDeviceOf } from '../sessions/member-devices.ts';
import {
  type AccountBlocked,
  isClosed,
  type NotLetIn,
  openSession,
  type SignedIn,
} from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { checkSecondFactor } from './check-second-factor.ts';
import { takeChallenge } from './queries.ts';
import { endedChallenge, readChallenge } from './want-second-factor.ts';

/**
 * The ways of logging in that show knowledge of the password. Somebody with the mailbox alone may have reset it, so a member
 * who comes in another way need not know of that, and keeps their ways in.
 */
const KNOWS_PASSWORD = /^(?:password|reset_link)$/;

/**
 * The second step of a log-in, which opens the session. After a wrong code the step can be tried again. Code, step and session
 * are one transaction, so that a code which opens nothing is not used up. The first code given along with a reset password
 * ends passkeys and Google.
 */
export async function giveSecondFactor(
  deps: AccountsDeps,
  { code, sender }: { code: string; sender: Sender },
): Promise<SignedIn | AccountBlocked | { ok: false; error: 'code_wrong' | 'second_factor_ended' } | TooMany> {
  const ended = { ok: false, error: 'second_factor_ended' } as const;
  const challenge = await readChallenge(deps, sender.cookieHeader);
  if (!challenge) return ended;
  const { memberId, way, tokenHash } = challenge;
  let opened: SignedIn | NotLetIn | undefined;
  const member = await findMember(deps.db, memberId);
  const device = member && (await knownDeviceOf(deps, sender.cookieHeader, member.email));
  const knownBy = device === undefined ? undefined : { device };
  const checked = await checkSecondFactor(deps, { memberId, code, knownBy }, async (tx) => {
    // A sign-out everywhere meanwhile has ended the challenge, too.
    if (!(await takeChallenge(tx, tokenHash))) return false;
    const own = { ...deps, db: tx, auth: deps.auth.on(tx) };
    opened = await openSession(own, { memberId, way, sender, isSecondGiven: true, isCodeUsedUp: true });
    if (opened.ok && KNOWS_PASSWORD.test(way)) await completeReset(tx, deps, memberId);
    return opened.ok;
  });
  if (!checked.ok && checked.error === 'too_many_requests') return checked;
  if (!checked.ok && checked.error === 'code_wrong') return { ok: false, error: checked.error };
  if (!opened || isClosed(opened)) return ended;
  if (!opened.ok) {
    if (opened.error === 'account_blocked') return opened;
    throw new Error('a second factor was asked for twice');
  }
  return { ...opened, cookies: [...opened.cookies, endedChallenge(deps)] };
}
