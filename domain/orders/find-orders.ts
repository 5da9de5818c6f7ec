import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersOfIds } from './queries/find.ts';

/** Those of these orders that there are, by their ids. */
export async function findOrders(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Order>> {
  return new Map((await selectOrdersOfIds(db, ids)).map((order) => [order.id, order]));
}
