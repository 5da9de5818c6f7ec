import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectNewestDecided, selectUndecidedDisputes } from './queries.ts';

/** First those that wait for evidence, the soonest due before the others; then those that are over, the newest first. */
export async function listDisputes(db: Db, limit: number): Promise<Dispute[]> {
  const undecided = await selectUndecidedDisputes(db, limit);
  return [...undecided, ...(await selectNewestDecided(db, limit - undecided.length))];
}
