import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { lockMember } from '../queries.ts';
import { deleteMailedLinks, deleteOtherSessions, deleteSessionsOf } from '../revoking/queries.ts';
import type { AskingMember } from './asking-member.ts';
import { isSession } from './queries.ts';
import { hasRecentFactor } from './recent-factor.ts';

/**
 * Ends the member's sessions everywhere else, or here as well, and the mailed links that could open another. It needs a fresh
 * factor. It waits for changes that another session is making to the account; later ones find their session ended
 * (`isSession`).
 */
export async function signOutEverywhere(
  { db, clock }: { db: Db; clock: Clock },
  member: Pick<AskingMember, 'memberId' | 'sessionId' | 'factorAt'>,
  { here }: { here: boolean },
): Promise<{ ok: true } | { ok: false; error: 'factor_required' }> {
  const { memberId, sessionId } = member;
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    // A session that was ended meanwhile must not end others: the first to sign out everywhere stays.
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'factor_required' };
    await (here ? deleteSessionsOf(tx, memberId) : deleteOtherSessions(tx, memberId, sessionId));
    await deleteMailedLinks(tx, memberId);
    return { ok: true };
  });
}
