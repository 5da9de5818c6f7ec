import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { selectOrdersInReview } from './queries.ts';

/** Orders whose money does not fit and that wait for a person, the longest waiting first. */
export async function ordersInReview(db: Db, { limit = 100 } = {}): Promise<Order[]> {
  return selectOrdersInReview(db, limit);
}
