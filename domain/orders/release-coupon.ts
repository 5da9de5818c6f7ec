import type { Db } from '@spindle/platform/database.ts';
import { updateCouponReturned } from './queries/write.ts';

/**
 * Notes that the use of an order's coupon goes back, in the transaction that cancels it.
 * @returns the code whose use the caller gives back now; undefined when the order holds none (any more).
 */
export async function releaseCoupon(tx: Db, orderId: string): Promise<string | undefined> {
  return updateCouponReturned(tx, orderId);
}
