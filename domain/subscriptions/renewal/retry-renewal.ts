import type { Actor } from '../../actor.ts';
import { type ChangeResult, changeAs } from '../change-as.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { stepOfSubscription } from '../job-kinds.ts';
import { updateSubscription } from '../queries.ts';
import { isBeingCharged } from './is-being-charged.ts';
import { isDisputed } from './is-disputed.ts';

/**
 * Makes a job charge the card of an unpaid renewal now; if that fails, the next retry comes as scheduled. not_past_due: no
 * payment is due. under_way: the card is being charged. disputed: nothing is charged until the bank has decided.
 */
export async function retryRenewal(
  deps: SubscriptionDeps,
  actor: Actor,
  { subscriptionId, reason }: { subscriptionId: string; reason?: string | undefined },
): Promise<ChangeResult<'ended' | 'not_past_due' | 'under_way' | 'disputed'>> {
  const asked = { subscriptionId, action: 'subscription.retry', reason };
  return changeAs(deps, actor, asked, async (tx, subscription, open) => {
    const { state } = subscription;
    if (state === 'ended') return 'ended';
    if (state === 'past_due' && (await isDisputed(tx, subscription))) return 'disputed';
    if (state !== 'past_due' || !open) return 'not_past_due';
    if (await isBeingCharged(tx, open.orderId)) return 'under_way';
    await updateSubscription(tx, subscriptionId, { nextStep: 'retry', dueAt: deps.clock.now() });
    await deps.jobs.send(tx, stepOfSubscription, { subscriptionId });
    return undefined;
  });
}
