import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { lockMember } from '../queries.ts';
import { deleteOtherSessions } from '../revoking/queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { deleteGoogle } from './queries.ts';

/**
 * Unlinks Google from the account, and ends every other session, as one of them may be the reason. It may be the only way in
 * that was stored: a mailed link always remains.
 */
export async function unlinkGoogle(
  { db, clock, jobs }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>,
  member: AskingMember,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' | 'session_expired' }> {
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // A session may have been ended to shut somebody out: then what was asked in it no longer counts, and must not end other
    // sessions.
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    if (!(await deleteGoogle(tx, memberId))) return { ok: true };
    await deleteOtherSessions(tx, memberId, sessionId);
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'google_unlinked', at });
    return { ok: true };
  });
}
