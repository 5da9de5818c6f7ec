import { randomUUID } from 'node:crypto';
import { reopenAccount } from '../close-account.ts';
import { consumeLimits, type TooMany } from '../consume-limits.ts';
import type { AccountsDeps } from '../deps.ts';
import { passwordResetMail } from '../jobs.ts';
import { CODE_BY_IP } from '../limits.ts';
import { hashToken } from '../passwords/hash-token.ts';
import { lockMember } from '../queries.ts';
import { deleteMailedLinks, deleteSessionsOf, deleteSignInMethods } from '../revoking/queries.ts';
import { endLaterFactor } from '../two-factor/end-later-factor.ts';
import { findDenialToken, forgetDevices, takeDenialToken } from './queries.ts';

/**
 * Says "that wasn't me" to a log-in, by the link of its mail. Whoever that was knows a way in: every session, every
 * link and every way in ends, so does a second factor that was turned on since, no device is known any more, an erasure of
 * the account is undone, and a link that sets a new password is mailed.
 */
export async function denySignIn(
  { db, clock, jobs, limits }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs' | 'limits'>,
  { token, ip }: { token: string; ip: string },
): Promise<{ ok: true; email: string } | { ok: false; error: 'link_ended' } | TooMany> {
  const limited = await consumeLimits(limits, [[CODE_BY_IP, { ip }]]);
  if (limited) return limited;
  const link = hashToken(token);
  const found = await findDenialToken(db, link, clock.now());
  if (!found) return { ok: false, error: 'link_ended' };
  const { memberId, loggedInAt: since } = found;
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, memberId);
    if (!member || !(await takeDenialToken(tx, link))) return { ok: false, error: 'link_ended' };
    const { email, locale } = member;
    // Whoever that was may have asked for the account's erasure, too.
    await reopenAccount(tx, memberId);
    await deleteSessionsOf(tx, memberId);
    await deleteMailedLinks(tx, memberId);
    await deleteSignInMethods(tx, memberId);
    await endLaterFactor(tx, { jobs, clock }, { memberId, since });
    // Theirs was made known by the log-in that is denied, and would come back untold.
    await forgetDevices(tx, memberId, clock.now());
    await jobs.send(tx, passwordResetMail, { email, locale, requestId: randomUUID(), anew: true });
    return { ok: true, email };
  });
}
