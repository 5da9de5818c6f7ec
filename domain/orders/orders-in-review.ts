import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersInReview } from './queries/lists.ts';

/**
 * Orders in review, the longest waiting first.
 * @param after the id of the last order of the page before.
 */
export async function ordersInReview(
  db: Db,
  { after, limit = 100 }: { after?: string | undefined; limit?: number } = {},
): Promise<Order[]> {
  return selectOrdersInReview(db, { after, limit });
}
