import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { voidActing } from '../acting/queries.ts';
import { lockMember } from '../queries.ts';
import type { AskingMember } from './asking-member.ts';
import { deleteSessionOf, isSession } from './queries.ts';
import { hasRecentFactor } from './recent-factor.ts';

/**
 * Ends one session of the member's own, by the id in their list: what somebody could do who holds another one must not be to
 * shut its owner out. It asks for a fresh factor; support's look into the account ends without one.
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
