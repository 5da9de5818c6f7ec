import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { lockMember } from '../queries.ts';
import { deleteOtherSessions } from '../revoking/queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { deleteGoogle } from './queries.ts';

/**
 * Lets Google open the account no more, and ends every other session: one of them may be why. It may be the
 * only way in that was kept, since a link by mail is always there.
 */
export async function unlinkGoogle(
  { db, clock, jobs }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>,
  member: AskingMember,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' | 'session_expired' }> {
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // It ends where somebody shuts another one out: what was asked in it counts no more, and ends nobody else's.
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    if (!(await deleteGoogle(tx, memberId))) return { ok: true };
    await deleteOtherSessions(tx, memberId, sessionId);
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'google_unlinked', at });
    return { ok: true };
  });
}
