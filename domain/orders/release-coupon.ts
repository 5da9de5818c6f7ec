import type { Db } from '@spindle/platform/database.ts';
import { updateCouponReturned } from './queries/write.ts';

/**
 * Marks the use of an order's coupon as released, in the transaction that cancels the order.
 * @returns the code whose use the caller has to release; undefined if the order holds none (any more).
 */
export async function releaseCoupon(tx: Db, orderId: string): Promise<string | undefined> {
  return updateCouponReturned(tx, orderId);
}
