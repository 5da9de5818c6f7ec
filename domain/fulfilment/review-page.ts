import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { ordersInReview } from '../orders/orders-in-review.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import type { Paid } from '../payments/provider.ts';
import type { Risk } from '../risk/risk.ts';
import { risksOfOrders } from '../risk/risks-of-orders.ts';

export interface ReviewPage {
  /** `paid` is undefined if it was paid before amounts were recorded: only the provider knows it. */
  entries: { order: Order; paid: Paid | undefined; risk: Risk | undefined }[];
  /** The `after` of the next page, if there is one. */
  next: string | undefined;
}

/**
 * The orders in review with what was paid for them, the longest waiting first, a page at a time. If there are none after `after`
 * any more, the first page is returned.
 */
export async function reviewPage(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<ReviewPage> {
  const found = await ordersInReview(db, { after, limit: size + 1 });
  if (after !== undefined && found.length === 0) return reviewPage(db, { size });
  const orders = found.slice(0, size);
  const ids = orders.map(({ id }) => id);
  const paid = await paidOfOrders(db, ids);
  const risks = await risksOfOrders(db, ids);
  return {
    entries: orders.map((order) => ({ order, paid: paid.get(order.id), risk: risks.get(order.id) })),
    next: found.length > size ? orders.at(-1)?.id : undefined,
  };
}
