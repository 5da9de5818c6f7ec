import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import { mayAct } from '../staff/may-act.ts';
import { cancelInReview } from './cancel-in-review.ts';
import type { FulfilDeps } from './deps.ts';
import { tellRefused } from './tell-refused.ts';

/**
 * Cancels an order in review that a person has refunded at the provider: the use of its coupon is released unless that was done
 * before, and the buyer is told. For staff with `orders`. If two decide at once, only one decision counts.
 */
export async function cancelRefundedOrder(
  deps: Pick<FulfilDeps, 'db' | 'clock' | 'jobs' | 'tellTakenBack'>,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<{ ok: true; orderNumber: string } | { ok: false; error: 'not_allowed' | 'not_in_review' }> {
  if (!(await mayAct(deps.db, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  return deps.db.transaction(async (tx) => {
    const order = await cancelInReview(tx, orderId);
    if (!order) return { ok: false, error: 'not_in_review' };
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
    await tellRefused(tx, deps, order);
    return { ok: true, orderNumber: order.number };
  });
}
