import type { Actor } from '@spindle/domain/actor.ts';
import type { Shop } from '@spindle/domain/open-shop.ts';
import { cancelSubscription } from '@spindle/domain/subscriptions/cancel/cancel-subscription.ts';
import { pauseSubscription } from '@spindle/domain/subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '@spindle/domain/subscriptions/pause/resume-subscription.ts';
import { retryRenewal } from '@spindle/domain/subscriptions/renewal/retry-renewal.ts';
import { z } from 'zod';
import type { Outcome } from '../forms/staff-action.ts';
import { SUBSCRIPTIONS_PAGE, subscriptionPage } from '../pages.ts';

const CHANGES = ['cancel_at_end', 'cancel_now', 'pause', 'resume', 'retry'] as const;
export type SubscriptionChange = (typeof CHANGES)[number];

const subscriptionId = z.uuid();
const sent = z.object({
  subscriptionId,
  change: z.enum(CHANGES),
  reason: z.string().trim().min(1).max(500),
  /** The amount that the form of `resume` said it would charge; 0 if it named none. */
  shownMinor: z.coerce.number().int().catch(0),
});
const PROBLEMS = {
  not_found: 'subscription_gone',
  ended: 'subscription_ended',
  cancelled: 'subscription_cancelled',
  payment_due: 'subscription_payment_due',
  nothing_to_resume: 'subscription_runs',
  price_open: 'subscription_price_open',
  price_changed: 'subscription_price_changed',
  not_past_due: 'subscription_not_past_due',
  under_way: 'subscription_under_way',
  disputed: 'subscription_disputed',
} as const;

/** Where the forms about a subscription lead back to. */
export function pageOfSubscription(form: FormData): string {
  const id = subscriptionId.safeParse(form.get('subscription')).data;
  return id === undefined ? SUBSCRIPTIONS_PAGE : subscriptionPage(id);
}

/** The buttons of a subscription's page. */
export async function changeSubscriptionAction(
  { deps }: Pick<Shop, 'deps'>,
  actor: Actor,
  form: FormData,
): Promise<Outcome> {
  const asked = sent.safeParse({
    ...{ subscriptionId: form.get('subscription'), change: form.get('change') },
    ...{ reason: form.get('reason') ?? '', shownMinor: form.get('shown') },
  });
  if (!asked.success) {
    const lacksReason = asked.error.issues.every(({ path }) => path[0] === 'reason');
    return { problem: lacksReason ? 'reason_missing' : 'subscription_gone' };
  }
  const { change, shownMinor, ...which } = asked.data;
  const doing = {
    cancel_at_end: () => cancelSubscription(deps, actor, { ...which, when: 'period_end' }),
    cancel_now: () => cancelSubscription(deps, actor, { ...which, when: 'now' }),
    pause: () => pauseSubscription(deps, actor, which),
    resume: () => resumeSubscription(deps, actor, { ...which, shownMinor }),
    retry: () => retryRenewal(deps, actor, which),
  } satisfies Record<SubscriptionChange, () => Promise<unknown>>;
  const changed = await doing[change]();
  return changed.ok ? { done: change } : { problem: PROBLEMS[changed.error] };
}
