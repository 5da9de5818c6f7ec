import type { Actor } from '../../actor.ts';
import { type ChangeResult, changeAs } from '../change-as.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { updateSubscription } from '../queries.ts';

/** Stops renewals until somebody resumes them. What is paid for goes on working to its end. */
export async function pauseSubscription(
  deps: SubscriptionDeps,
  actor: Actor,
  { subscriptionId, reason }: { subscriptionId: string; reason?: string | undefined },
): Promise<ChangeResult> {
  const asked = { subscriptionId, action: 'subscription.pause', reason };
  return changeAs(deps, actor, asked, async (tx, { state }, open) => {
    if (state === 'ended' || state === 'cancelling') return 'ended';
    if (open) return 'payment_due';
    await updateSubscription(tx, subscriptionId, { state: 'paused', nextStep: null, dueAt: null });
    return undefined;
  });
}
