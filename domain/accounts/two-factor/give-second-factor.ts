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
 * Somebody else may have reset the password, with the mailbox alone: whoever comes in another way is not held to know of it, and
 * keeps that way.
 */
const KNOWS_PASSWORD = /^(?:password|reset_link)$/;

/**
 * The second step of a log-in, which opens the session. A wrong code leaves the step open for another try. Code, step and session
 * are one transaction: a code that opens nothing is not used up. The first that is given with the password of a reset ends passkeys
 * and Google.
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
    // Whoever has signed the member out meanwhile has ended the challenge, too.
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
