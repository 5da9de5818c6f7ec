import type { Db } from '@spindle/platform/database.ts';
import type { SQL } from 'drizzle-orm';
import { countRisky, idsOfRisky } from './queries.ts';

/** So many orders are fetched one by one faster than a list is walked through in search of them. */
const FEW = 5000;

/** The orders of this score or more, for a list of orders: what selects their ids, and whether they are few of all there are. */
export async function riskyOrders(db: Db, score: number): Promise<{ ids: SQL; few: boolean }> {
  return { ids: idsOfRisky(score), few: (await countRisky(db, score, FEW + 1)) <= FEW };
}
