import type { Actor } from '../../actor.ts';
import { type RefundOrderError, refundOrder } from '../../fulfilment/refund-order.ts';
import type { RenewDeps } from '../deps.ts';
import type { GoodToRefund } from '../job-kinds.ts';

/** What may be otherwise later, or what staff can see to. An order whose dispute was lost is `not_paid`: nothing is owed. */
const OWED: readonly RefundOrderError[] = ['disputed', 'provider_not_set_up', 'refund_refused'];

const SUBSCRIPTIONS: Actor = { kind: 'system', name: 'subscriptions' };

/**
 * Refunds what was to a member's good when their subscription ended, on the order it was paid with; once, however often
 * it is called.
 * @throws while that can't be, because a bank looks at the order, or its provider is gone or refuses: the job is tried
 * again, and then stands among those that have failed, where staff see to it.
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
  if (OWED.includes(error)) throw new Error(`${amountMinor} to the good of ${subscriptionId}: ${error}`);
  deps.log.error(
    { subscriptionId, orderId, amountMinor, error },
    'what is to a member’s good was not refunded',
  );
}
