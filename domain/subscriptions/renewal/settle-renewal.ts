import type { ChargeOutcome } from '../../fulfilment/charge-order.ts';
import { findOrder } from '../../orders/find-order.ts';
import { endSubscription } from '../cancel/end-subscription.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { updateSubscription } from '../queries.ts';
import { GRACE_MS, stepAfter } from './steps.ts';

/**
 * Notes a charge that failed. A charge that succeeded has already moved the subscription on, in the transaction that fulfilled
 * its order; a charge with an unknown outcome is looked at again by the next step.
 */
export async function settleRenewal(
  deps: SubscriptionDeps,
  { subscriptionId, orderId, outcome }: { subscriptionId: string; orderId: string; outcome: ChargeOutcome },
): Promise<void> {
  if (outcome !== 'declined' && outcome !== 'needs_bank' && outcome !== 'no_card') return;
  await changeSubscription(deps.db, subscriptionId, async (tx, subscription, open) => {
    if (open?.orderId !== orderId) return;
    if (subscription.state === 'cancelling')
      return endSubscription(tx, deps, subscription, open, 'cancelled');
    const now = deps.clock.now();
    if (now.getTime() >= subscription.periodEnd.getTime() + GRACE_MS) {
      return endSubscription(tx, deps, subscription, open, 'unpaid');
    }
    const failed = { ...subscription, state: 'past_due' as const };
    const next = { ...failed, ...stepAfter(failed, now) };
    const { state, nextStep, dueAt } = next;
    await updateSubscription(tx, subscriptionId, { state, nextStep, dueAt });
    const amountMinor = (await findOrder(tx, orderId))?.totalMinor;
    const kind = outcome === 'needs_bank' ? 'bank' : 'failed';
    await queueSubscriptionMail(tx, deps, next, kind, {
      orderId,
      ...(amountMinor !== undefined && { amountMinor }),
    });
  });
}
