import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { selectOrdersWithUses } from './queries/promotions.ts';

/** Those of these orders whose price one of these promotions has lowered. */
export async function ordersWithPromotions(
  db: Db,
  orders: readonly Order[],
  keys: readonly string[],
): Promise<Order[]> {
  const ids = orders.map(({ id }) => id);
  const found = await selectOrdersWithUses(db, ids, keys);
  return orders.filter(({ id }) => found.has(id));
}
