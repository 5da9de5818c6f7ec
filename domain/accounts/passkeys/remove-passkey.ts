import type { AccountsDeps } from '../deps.ts';
import { securityNotice } from '../jobs.ts';
import { lockMember } from '../queries.ts';
import { deleteOtherSessions } from '../revoking/queries.ts';
import type { AskingMember } from '../sessions/asking-member.ts';
import { isSession } from '../sessions/queries.ts';
import { hasRecentFactor } from '../sessions/recent-factor.ts';
import { deletePasskey } from './queries.ts';

/**
 * Removes a passkey from the account, and ends every other session, as one of them may be the reason. It may be the last way
 * in: a mailed link always remains.
 */
export async function removePasskey(
  { db, clock, jobs }: Pick<AccountsDeps, 'db' | 'clock' | 'jobs'>,
  member: AskingMember,
  id: string,
): Promise<{ ok: true } | { ok: false; error: 'factor_required' | 'session_expired' | 'not_found' }> {
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'session_expired' };
    if (!(await deletePasskey(tx, { memberId, id }))) return { ok: false, error: 'not_found' };
    await deleteOtherSessions(tx, memberId, sessionId);
    const at = clock.now().toISOString();
    await jobs.send(tx, securityNotice, { memberId, what: 'passkey_removed', at });
    return { ok: true };
  });
}
