import type { Db } from '@spindle/platform/database.ts';
import { deleteSessionOf } from './queries.ts';

/** Ends one session of the member's own, by the id in their list. */
export async function endSession(
  { db }: { db: Db },
  { memberId }: { memberId: string },
  id: string,
): Promise<{ ok: true } | { ok: false; error: 'not_found' }> {
  return (await deleteSessionOf(db, { memberId, id })) ? { ok: true } : { ok: false, error: 'not_found' };
}
