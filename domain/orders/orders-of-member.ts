import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { type OrdersLike, selectOrderOfMember, selectOrdersOfMember } from './queries/lists.ts';

/**
 * A member's orders, newest first, a page at a time; unpaid orders are left out.
 * @param after the number of the last order of the page before
 * @param like lists only orders that match
 * @returns the page, and `after` for the next one; undefined if the member has no order `after`
 */
export async function ordersOfMember(
  db: Db,
  {
    memberId,
    after,
    like,
    limit,
  }: { memberId: string; after?: string | undefined; like?: OrdersLike | undefined; limit: number },
): Promise<{ orders: Order[]; next: string | undefined } | undefined> {
  if (after !== undefined && !(await selectOrderOfMember(db, { memberId, number: after }))) return undefined;
  // One more than is shown, to know whether there is a next page.
  const found = await selectOrdersOfMember(db, { memberId, after, like, limit: limit + 1 });
  const orders = found.slice(0, limit);
  return { orders, next: found.length > limit ? orders.at(-1)?.number : undefined };
}
