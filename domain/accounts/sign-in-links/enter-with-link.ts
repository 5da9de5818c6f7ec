import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../backend-api/envelope.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { lockMember, markEmailVerified } from '../queries.ts';
import { deleteChallengesOf, deleteSessionsOf, deleteSignInMethods } from '../revoking/queries.ts';
import { endOpenedSession } from '../sessions/former-session.ts';
import { isClosed, type NotLetIn, openSession, type SignedIn } from '../sessions/open-session.ts';
import type { Sender } from '../sessions/sender.ts';
import { deleteTotp } from '../two-factor/queries.ts';
import { claimSignInLink, deleteOtherMailedLinks, findSignInLink, takeClaim } from './queries.ts';

/**
 * Logs in with a mailed link, once. Following it proves the address: if that was unproved, somebody else may have set a
 * password for the account, linked Google or turned on a second factor, so all of these end, and a mail says so. A session of
 * another member in this browser is not replaced, so that nobody goes on in an account that they take for their own. A
 * sign-out everywhere at the same moment ends this log-in, too.
 */
export async function enterWithLink(
  deps: Pick<AccountsDeps, 'db' | 'clock' | 'auth' | 'limits' | 'jobs' | 'secret' | 'cookies'>,
  { token, viewer, sender }: { token: string; viewer: Viewer; sender: Sender },
): Promise<SignedIn | NotLetIn | { ok: false; error: 'link_ended' | 'other_session' } | TooMany> {
  const { db, clock, jobs, limits } = deps;
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip: sender.ip }]]);
  if (limited) return limited;
  const now = clock.now();
  const tokenHash = hashToken(token);
  const found = await findSignInLink(db, tokenHash, now);
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, email } = found;
  if (viewer.kind === 'member' && viewer.memberId !== memberId) return { ok: false, error: 'other_session' };
  const claim = hashToken(randomUUID());
  const claimed = await db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    // The account may have moved to another address since, or another request may have used the link.
    if (member?.email !== email || member.closedAt || !(await claimSignInLink(tx, { tokenHash, claim, now })))
      return false;
    if (!member.emailVerified) {
      const hadWays = await deleteSignInMethods(tx, memberId);
      const hadFactor = await deleteTotp(tx, memberId);
      await deleteSessionsOf(tx, memberId);
      await deleteOtherMailedLinks(tx, memberId, claim);
      await markEmailVerified(tx, memberId);
      const at = now.toISOString();
      if (hadWays || hadFactor) await jobs.send(tx, securityNotice, { memberId, what: 'address_proved', at });
    }
    return true;
  });
  if (!claimed) return { ok: false, error: 'link_ended' };
  const opened = await openSession(deps, { memberId, way: 'mailed_link', sender });
  // All sessions and links were ended since, but perhaps before this session existed.
  if (!(await takeClaim(db, claim))) {
    if (!opened.ok) await deleteChallengesOf(db, memberId);
    await endOpenedSession(db, opened);
    return { ok: false, error: 'link_ended' };
  }
  return isClosed(opened) ? { ok: false, error: 'link_ended' } : opened;
}
