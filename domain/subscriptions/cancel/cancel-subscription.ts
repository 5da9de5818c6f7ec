import type { Actor } from '../../actor.ts';
import { type ChangeResult, changeAs } from '../change-as.ts';
import { isSwitch } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { updateSubscription } from '../queries.ts';
import { LOOK_AGAIN_MS } from '../renewal/begin-renewal.ts';
import { isUndecided } from '../renewal/is-undecided.ts';
import { stepAfter } from '../renewal/steps.ts';
import { endSubscription } from './end-subscription.ts';

/**
 * Cancels a subscription. With `period_end` it ends when the paid period ends and can be resumed until then; if no paid
 * period runs (it is past due, or the period is over), it ends at once. `now` can't be undone. Either way the licence works
 * until the end of what is paid, and no new charge is made after this call. A payment that is undecided at this moment (a
 * charge under way, an open payment page, an order in review) may still pay for one more period, and the subscription ends
 * with that. With `now`, the open page is closed, and staff refund what is paid all the same. Idempotent.
 */
export async function cancelSubscription(
  deps: SubscriptionDeps,
  actor: Actor,
  {
    subscriptionId,
    when,
    reason,
  }: { subscriptionId: string; when: 'period_end' | 'now'; reason?: string | undefined },
): Promise<ChangeResult> {
  const asked = { subscriptionId, action: 'subscription.cancel', reason };
  return changeAs(deps, actor, asked, async (tx, subscription, open) => {
    const { state } = subscription;
    if (state === 'ended') return 'ended';
    if (state === 'cancelling' && when === 'period_end') return undefined;
    const waits = open !== undefined && (await isUndecided(tx, open.orderId));
    const isSettled = state === 'paused' || (state === 'active' && !open);
    const runs = waits || (isSettled && deps.clock.now() < subscription.periodEnd);
    if (when === 'now' || !runs) {
      await endSubscription(tx, deps, subscription, open, 'cancelled');
      return undefined;
    }
    const cancelled = { ...subscription, state: 'cancelling' as const };
    // While a renewal's payment is open, `renew` or `retry` stays the next step: it finds out how that payment ended.
    const renews = open && !isSwitch(open, subscription);
    // A past-due subscription looks soon, not on the day of its next retry.
    const looks = state === 'past_due' && { dueAt: new Date(deps.clock.now().getTime() + LOOK_AGAIN_MS) };
    const next = renews ? { ...looks } : stepAfter(cancelled, subscription.periodStart);
    await updateSubscription(tx, subscriptionId, { state: 'cancelling', ...next });
    // The open order may still be paid, which decides when the subscription ends.
    await queueSubscriptionMail(tx, deps, cancelled, 'cancelled', { orderId: open?.orderId ?? null });
    return undefined;
  });
}
