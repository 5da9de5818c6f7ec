import type { Db } from '@spindle/platform/database.ts';
import { type SQL, sql } from 'drizzle-orm';
import { orderRisks } from './tables.ts';

/** So many orders are fetched one by one faster than a list is walked through in search of them. */
const FEW = 5000;

/** The orders of this score or more, for a list of orders: what selects their ids, and whether they are few of all there are. */
export async function riskyOrders(db: Db, score: number): Promise<{ ids: SQL; few: boolean }> {
  const ids = sql`(select ${orderRisks.orderId} from ${orderRisks} where ${orderRisks.score} >= ${score})`;
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from (select from ${orderRisks} where ${orderRisks.score} >= ${score} limit ${FEW + 1}) found`,
  );
  return { ids, few: Number(rows[0]?.count) <= FEW };
}
