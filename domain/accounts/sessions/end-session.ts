import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { voidActing } from '../acting/queries.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from './asking-member.ts';
import { deleteSessionOf, isSession } from './queries.ts';
import { hasRecentFactor } from './recent-factor.ts';

/**
 * Ends one of the member's own sessions, by the id in their list. It needs a fresh factor, so that the holder of a stolen
 * session can't shut the owner out. Ending support's look into the account needs none.
 */
export async function endSession(
  { db, clock }: { db: Db; clock: Clock },
  member: Pick<AskingMember, 'memberId' | 'sessionId' | 'factorAt'>,
  id: string,
): Promise<{ ok: true } | { ok: false; error: 'not_found' | 'factor_required' }> {
  const { memberId, sessionId } = member;
  if (await voidActing(db, { memberId, id })) return { ok: true };
  if (!hasRecentFactor(clock, member)) return { ok: false, error: 'factor_required' };
  return db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    if (!(await isSession(tx, sessionId))) return { ok: false, error: 'factor_required' };
    const ended = await deleteSessionOf(tx, { memberId, id });
    return ended ? { ok: true } : { ok: false, error: 'not_found' };
  });
}
