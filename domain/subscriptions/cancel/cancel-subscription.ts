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
 * Cancels a subscription. At `period_end` it ends with what is paid for, and can be resumed until then; where nothing is
 * paid any more (it is past due, or what was paid for is over), that is now. `now` can't be undone; what is paid for goes on working even so. Either takes effect with
 * this call: nothing is charged afterwards. A card that is being charged at this moment, a payment page that is open, or money that
 * staff look at, pays for one more period, and the subscription ends with that; with `now`, the page is closed,
 * and what was paid all the same is for staff to send back. Cancelling twice is cancelling once.
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
    // While that is open, its renewal stays the next step: it finds out how it ended.
    const renews = open && !isSwitch(open, subscription);
    // One that is past due looks for that at once, not on the day of its next try.
    const looks = state === 'past_due' && { dueAt: new Date(deps.clock.now().getTime() + LOOK_AGAIN_MS) };
    const next = renews ? { ...looks } : stepAfter(cancelled, subscription.periodStart);
    await updateSubscription(tx, subscriptionId, { state: 'cancelling', ...next });
    // What is open now may be paid yet, and decides when it ends.
    await queueSubscriptionMail(tx, deps, cancelled, 'cancelled', { orderId: open?.orderId ?? null });
    return undefined;
  });
}
