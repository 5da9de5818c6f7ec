import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectNewestDecided, selectUndecidedDisputes } from './queries.ts';

/**
 * First the undecided disputes that evidence can be handed in for, by the date when it is due; then the undecided ones whose
 * date has passed, which wait for the bank alone; then the decided ones, the newest first.
 */
export async function listDisputes(db: Db, { limit, now }: { limit: number; now: Date }): Promise<Dispute[]> {
  const undecided = await selectUndecidedDisputes(db, { limit, now });
  return [...undecided, ...(await selectNewestDecided(db, limit - undecided.length))];
}
