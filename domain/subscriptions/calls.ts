import { TERMS } from '@spindle/platform/licence-types.ts';
import type { Context } from 'hono';
import { type BackendEnv, commonErrors, failures, refuse, success, z } from '../backend-api/envelope.ts';
import type { ChangeError, ChangeResult } from './change-as.ts';
import { subscriptionErrors } from './errors.ts';
import { nextChargeAt } from './renewal/next-charge.ts';
import { SUBSCRIPTION_STATES, type Subscription } from './subscription.ts';
import type { SwitchResult } from './switch/switch-subscription.ts';

/* What the calls of subscriptions have in common. */

export const errors = { ...commonErrors, ...subscriptionErrors };
type Refusal = ChangeError | Extract<SwitchResult, { ok: false }>['error'];
export const ERRORS = {
  not_found: 'subscription_unknown',
  ended: 'subscription_ended',
  cancelled: 'subscription_cancelled',
  payment_due: 'subscription_payment_due',
  nothing_to_resume: 'subscription_runs',
  price_open: 'subscription_price_open',
  not_running: 'subscription_not_running',
  same_term: 'subscription_same_term',
  not_on_sale: 'subscription_not_on_sale',
  price_changed: 'subscription_price_changed',
  payment_unavailable: 'subscription_payment_unavailable',
} as const satisfies Record<Refusal, keyof typeof subscriptionErrors>;

export const subscription = z
  .object({
    subscription_id: z.uuid(),
    state: z.enum(SUBSCRIPTION_STATES),
    pid: z.string(),
    product_name: z.string(),
    term: z.enum(TERMS),
    next_term: z.enum(TERMS).nullable().openapi({ description: 'What it changes to with the next renewal.' }),
    currency: z.string().openapi({ description: 'That of the first order; it stays.' }),
    renewal_price: z.int().openapi({ description: 'What the next period costs, minor units.' }),
    balance: z
      .int()
      .openapi({ description: 'What is to the member’s good, minor units; it lowers what comes.' }),
    period_start: z.iso.datetime(),
    period_end: z.iso.datetime(),
    next_charge_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Null: nothing is charged by itself.' }),
    ended_at: z.iso.datetime().nullable(),
  })
  .openapi('Subscription');

export const changed = {
  200: {
    description: 'As it stands now',
    content: { 'application/json': { schema: success(z.object({ subscription })) } },
  },
  ...failures(errors),
};
export const id = z.uuid().openapi({ description: '`subscription_id` of `/member/subscription_info`.' });
export const of = { tags: ['subscriptions'] };

export function shown(subscription: Subscription) {
  const { id: subscription_id, state, pid, productName: product_name, term, currency } = subscription;
  return {
    ...{ subscription_id, state, pid, product_name, term, currency },
    next_term: subscription.nextTerm,
    renewal_price: subscription.nextRenewalMinor ?? subscription.renewalMinor,
    balance: subscription.balanceMinor,
    period_start: subscription.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
    next_charge_at: nextChargeAt(subscription)?.toISOString() ?? null,
    ended_at: subscription.endedAt?.toISOString() ?? null,
  };
}

export const answer = (c: Context<BackendEnv>, result: ChangeResult<ChangeError | 'price_changed'>) =>
  result.ok
    ? c.json(
        { cscode: 0 as const, msg: '' as const, data: { subscription: shown(result.subscription) } },
        200,
      )
    : refuse(c, errors, ERRORS[result.error]);
