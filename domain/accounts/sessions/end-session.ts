import type { Db } from '@spindle/platform/database.ts';
import { voidActing } from '../acting/queries.ts';
import { deleteSessionOf } from './queries.ts';

/** Ends one session of the member's own, or support's look into their account, by the id in their list. */
export async function endSession(
  { db }: { db: Db },
  { memberId }: { memberId: string },
  id: string,
): Promise<{ ok: true } | { ok: false; error: 'not_found' }> {
  const ended = (await deleteSessionOf(db, { memberId, id })) || (await voidActing(db, { memberId, id }));
  return ended ? { ok: true } : { ok: false, error: 'not_found' };
}
