import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectNewestDecided, selectUndecidedDisputes } from './queries.ts';

/** First the undecided disputes, by the date when their evidence is due; then the decided ones, the newest first. */
export async function listDisputes(db: Db, limit: number): Promise<Dispute[]> {
  const undecided = await selectUndecidedDisputes(db, limit);
  return [...undecided, ...(await selectNewestDecided(db, limit - undecided.length))];
}
