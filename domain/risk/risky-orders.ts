import type { Db } from '@spindle/platform/database.ts';
import type { SQL } from 'drizzle-orm';
import { countRisky, idsOfRisky } from './queries.ts';

/** Up to this many orders, fetching them by id is faster than going through the list in search of them. */
const FEW = 5000;

/** The orders with this score or more, for a list of orders: a query for their ids, and whether there are only few of them. */
export async function riskyOrders(db: Db, score: number): Promise<{ ids: SQL; few: boolean }> {
  return { ids: idsOfRisky(score), few: (await countRisky(db, score, FEW + 1)) <= FEW };
}
