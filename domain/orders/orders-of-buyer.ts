import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersOfBuyer } from './queries/lists.ts';

/**
 * A buyer's orders that wait for money, and those that were paid since `paidSince`, whose money staff may be looking at; the
 * latest first.
 * @param ids of orders that are the buyer's own whoever is logged in
 */
export async function ordersOfBuyer(
  db: Db,
  buyer: { memberId: string | undefined; ids: readonly string[]; paidSince: Date },
): Promise<Order[]> {
  return selectOrdersOfBuyer(db, buyer);
}
