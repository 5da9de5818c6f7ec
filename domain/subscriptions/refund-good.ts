import type { Actor } from '../actor.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import type { RenewDeps } from './deps.ts';
import type { GoodToRefund } from './job-kinds.ts';

const SUBSCRIPTIONS: Actor = { kind: 'system', name: 'subscriptions' };

/**
 * Refunds what was to a member's good when their subscription ended, on the order it was paid with; once, however often
 * it is called. Where that can't be, because a bank looks at the order or its provider is gone, staff see to it.
 */
export async function refundGood(
  deps: RenewDeps,
  { subscriptionId, orderId, lineId, amountMinor }: GoodToRefund,
): Promise<void> {
  const refunded = await refundOrder(deps, SUBSCRIPTIONS, {
    ...{ orderId, request: { lines: [{ lineId, amountMinor }] } },
    reason: 'what was to the good of a subscription that has ended',
    requestKey: `good ${subscriptionId} ${lineId}`,
  });
  if (refunded.ok) return;
  const { error } = refunded;
  deps.log.error(
    { subscriptionId, orderId, amountMinor, error },
    'what is to a member’s good was not refunded',
  );
}
