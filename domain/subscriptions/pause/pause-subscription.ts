import type { Actor } from '../../actor.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { type ChangeResult, changeAs } from '../change-as.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { updateSubscription } from '../queries.ts';

/**
 * Stops renewals until somebody resumes them, and mails that. The licence works until the end of what is paid. Idempotent.
 */
export async function pauseSubscription(
  deps: SubscriptionDeps,
  actor: Actor,
  { subscriptionId, reason }: { subscriptionId: string; reason?: string | undefined },
): Promise<ChangeResult> {
  const asked = { subscriptionId, action: 'subscription.pause', reason };
  return changeAs(deps, actor, asked, async (tx, subscription, open) => {
    const { state } = subscription;
    if (state === 'ended') return 'ended';
    if (state === 'cancelling') return 'cancelled';
    if (open) return 'payment_due';
    if (state === 'paused') return undefined;
    const now = deps.clock.now();
    // An agreement that waits was about the renewal that is due now and no longer comes.
    if (now >= subscription.periodEnd) await withdrawWaiting(tx, subscriptionId, now);
    const paused = { state: 'paused' as const, nextStep: null, dueAt: null };
    await updateSubscription(tx, subscriptionId, paused);
    await queueSubscriptionMail(tx, deps, { ...subscription, ...paused }, 'paused');
    return undefined;
  });
}
