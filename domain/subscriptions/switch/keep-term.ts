import type { Actor } from '../../actor.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { type ChangeResult, changeAs } from '../change-as.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import { updateSubscription } from '../queries.ts';

/** Undoes a change of term planned for the next renewal, before that comes. Does nothing if none is planned. */
export async function keepTerm(
  deps: SubscriptionDeps,
  actor: Actor,
  { subscriptionId }: { subscriptionId: string },
): Promise<ChangeResult> {
  const asked = { subscriptionId, action: 'subscription.keep_term' };
  return changeAs(deps, actor, asked, async (tx, subscription, open) => {
    if (subscription.state === 'ended') return 'ended';
    // The order for the new term is placed already, or is about to be, because it was resumed after its period.
    const isDue = subscription.state === 'active' && deps.clock.now() >= subscription.periodEnd;
    if (open || isDue) return 'payment_due';
    const kept = { ...subscription, nextTerm: null };
    const nextRenewalMinor = await nextRenewalOf(tx, kept);
    await updateSubscription(tx, subscriptionId, { nextTerm: null, nextRenewalMinor });
    await withdrawWaiting(tx, subscriptionId, deps.clock.now());
    return undefined;
  });
}
