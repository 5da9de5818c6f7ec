import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { moveOrder } from '../orders/move-order.ts';
import { releaseCoupon } from '../orders/release-coupon.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import { returnPromotions } from '../pricing/promotion-uses.ts';
import { returnCoupon } from '../pricing/return-coupon.ts';
import { mayAct } from '../staff/may-act.ts';
import type { FulfilDeps } from './deps.ts';

/**
 * A person has sent the money of an order in review back, at the provider: the order is cancelled, and the use of its
 * coupon goes back unless it has before. For staff with `orders`. Of two who decide at once, one does.
 */
export async function cancelRefundedOrder(
  deps: Pick<FulfilDeps, 'db' | 'clock'>,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<{ ok: true; orderNumber: string } | { ok: false; error: 'not_allowed' | 'not_in_review' }> {
  if (!(await mayAct(deps.db, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  return deps.db.transaction(async (tx) => {
    const order = await moveOrder(tx, orderId, { to: 'cancelled', from: 'review' });
    if (!order) return { ok: false, error: 'not_in_review' };
    const code = await releaseCoupon(tx, orderId);
    if (code) await returnCoupon(tx, code);
    await returnPromotions(tx, orderId);
    const paid = (await paidOfOrders(tx, [orderId])).get(orderId);
    await writeAudit(tx, actor, {
      action: 'order.cancel',
      subject: { kind: 'order', id: orderId },
      before: { state: 'review', reviewReason: order.reviewReason },
      after: {
        state: order.state,
        refundedMinor: paid?.amountMinor ?? null,
        refundedCurrency: paid?.currency ?? null,
      },
      at: deps.clock.now(),
    });
    return { ok: true, orderNumber: order.number };
  });
}
