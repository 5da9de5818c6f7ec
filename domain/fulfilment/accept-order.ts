import { type Actor, mayAct } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOrder } from '../orders/find-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import type { FulfilDeps } from './deps.ts';
import { grantOrder } from './grant-order.ts';

/**
 * A person has looked at an order in review and takes the money as it came: the order is paid with what was paid, and
 * the buyer gets what it says. For admins and support. Of two who decide at once, one does. An order whose buyer has
 * been erased can't be accepted, because there is nobody to give a licence to.
 */
export async function acceptOrder(
  deps: FulfilDeps,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<
  { ok: true; orderNumber: string } | { ok: false; error: 'not_allowed' | 'not_in_review' | 'no_address' }
> {
  if (!mayAct(actor, ['admin', 'support'])) return { ok: false, error: 'not_allowed' };
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const waiting = await findOrder(tx, orderId);
    if (waiting?.state !== 'review') return { ok: false, error: 'not_in_review' };
    if (!waiting.email) return { ok: false, error: 'no_address' };
    const paid = (await paidOfOrders(tx, [orderId])).get(orderId);
    const order = await moveOrder(tx, orderId, { to: 'paid', from: 'review', at, paid });
    if (!order) return { ok: false, error: 'not_in_review' };
    await grantOrder(tx, deps, order, at);
    const { state, reviewReason, totalMinor, currency, paidMinor, paidCurrency } = order;
    await writeAudit(tx, actor, {
      action: 'order.accept',
      subject: { kind: 'order', id: orderId },
      before: { state: 'review', reviewReason, totalMinor, currency },
      after: { state, paidAt: at.toISOString(), paidMinor, paidCurrency },
      at,
    });
    return { ok: true, orderNumber: order.number };
  });
}
