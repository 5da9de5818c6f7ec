import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersOfBuyer } from './queries/lists.ts';

/**
 * A buyer's pending orders, those in review, and those paid since `paidSince`; the latest first.
 * @param ids orders that are the buyer's own, whoever is logged in
 */
export async function ordersOfBuyer(
  db: Db,
  buyer: { memberId: string | undefined; ids: readonly string[]; paidSince: Date },
): Promise<Order[]> {
  return selectOrdersOfBuyer(db, buyer);
}
