import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { type OrdersLike, selectOrderOfMember, selectOrdersOfMember } from './queries/lists.ts';

/**
 * What a member has paid for, newest first, a page at a time; orders that nobody paid are left out.
 * @param after the number of the last order that was seen
 * @param like only these
 * @returns the page, and what `after` is for the next one; undefined where the member has no such order
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
  // One more than is shown, which says whether there is a next page.
  const found = await selectOrdersOfMember(db, { memberId, after, like, limit: limit + 1 });
  const orders = found.slice(0, limit);
  return { orders, next: found.length > limit ? orders.at(-1)?.number : undefined };
}
