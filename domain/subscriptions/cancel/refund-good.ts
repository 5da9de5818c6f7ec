import type { Actor } from '../../actor.ts';
import { type RefundOrderError, refundOrder } from '../../fulfilment/refund-order.ts';
import type { RenewDeps } from '../deps.ts';
import type { GoodToRefund } from '../job-kinds.ts';

/** Errors that may pass or that staff can resolve. An order whose dispute was lost is `not_paid`: nothing is owed then. */
const OWED: readonly RefundOrderError[] = ['disputed', 'provider_not_set_up', 'refund_refused'];

const SUBSCRIPTIONS: Actor = { kind: 'system', name: 'subscriptions' };

/**
 * Refunds the credit balance that a member had when their subscription ended, on the order that it was paid with. Idempotent.
 * @throws while it can't be refunded, because the order is disputed or its provider is gone or refuses: the job is retried,
 * and is then listed among the failed jobs for staff.
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
