import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersOfIds } from './queries/find.ts';

/** The orders with these ids, by id; ids that do not exist are left out. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  return new Map((await selectOrdersOfIds(db, ids)).map((order) => [order.id, order]));
}
