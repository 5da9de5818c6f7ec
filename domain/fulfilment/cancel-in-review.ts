import type { Db } from '@spindle/platform/database.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { Order } from '../orders/order.ts';
import { releaseCoupon } from '../orders/release-coupon.ts';
import { returnPromotions } from '../pricing/promotion-uses.ts';
import { returnCoupon } from '../pricing/return-coupon.ts';

/**
 * Cancels an order in review, and releases the uses of its coupon and promotions unless that was done before.
 * @returns undefined if somebody else has decided.
 */
export async function cancelInReview(tx: Db, orderId: string): Promise<Order | undefined> {
  const order = await moveOrder(tx, orderId, { to: 'cancelled', from: 'review' });
  if (!order) return undefined;
  const code = await releaseCoupon(tx, orderId);
  if (code) await returnCoupon(tx, code);
  await returnPromotions(tx, orderId);
  return order;
}
