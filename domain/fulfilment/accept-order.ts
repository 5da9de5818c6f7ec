import { type Actor, mayAct } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { FulfilDeps } from './deps.ts';
import { grantOrder } from './grant-order.ts';

/**
 * A person has looked at an order in review and takes the money as it came: the order is paid and the buyer gets
 * what it says. For admins and support. Of two who accept at once, one does.
 */
export async function acceptOrder(
  deps: FulfilDeps,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<{ ok: true; orderNumber: string } | { ok: false; error: 'not_allowed' | 'not_in_review' }> {
  if (!mayAct(actor, ['admin', 'support'])) return { ok: false, error: 'not_allowed' };
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const order = await moveOrder(tx, orderId, { to: 'paid', from: 'review', at });
    if (!order) return { ok: false, error: 'not_in_review' };
    await grantOrder(tx, deps, order, at);
    await writeAudit(tx, actor, {
      action: 'order.accept',
      subject: { kind: 'order', id: orderId },
      before: { state: 'review', reviewReason: order.reviewReason },
      after: { state: order.state, paidAt: at.toISOString() },
      at,
    });
    return { ok: true, orderNumber: order.number };
  });
}
