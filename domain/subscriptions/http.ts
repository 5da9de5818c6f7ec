import type { Config } from '@spindle/platform/config.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { siteOf } from '@spindle/platform/sites.ts';
import type { Context } from 'hono';
import { senderOfGet } from '../backend-api/changing-get.ts';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../backend-api/envelope.ts';
import { requireMember } from '../backend-api/require-member.ts';
import { cancelSubscription } from './cancel-subscription.ts';
import type { ChangeError, ChangeResult } from './change-as.ts';
import type { SubscriptionDeps } from './deps.ts';
import { subscriptionErrors } from './errors.ts';
import { nextChargeAt } from './next-charge.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { SUBSCRIPTION_STATES, type Subscription } from './subscription.ts';
import { subscriptionsOfMember } from './subscriptions-of-member.ts';

const errors = { ...commonErrors, ...subscriptionErrors };
const ERRORS = {
  not_found: 'subscription_unknown',
  ended: 'subscription_ended',
  payment_due: 'subscription_payment_due',
  nothing_to_resume: 'subscription_runs',
} as const satisfies Record<ChangeError, keyof typeof subscriptionErrors>;

const subscription = z
  .object({
    subscription_id: z.uuid(),
    state: z.enum(SUBSCRIPTION_STATES),
    pid: z.string(),
    product_name: z.string(),
    term: z.enum(TERMS),
    currency: z.string().openapi({ description: 'That of the first order; it stays.' }),
    renewal_price: z.int().openapi({ description: 'What the next period costs, minor units.' }),
    period_start: z.iso.datetime(),
    period_end: z.iso.datetime(),
    next_charge_at: z.iso
      .datetime()
      .nullable()
      .openapi({ description: 'Null: nothing is charged by itself.' }),
    ended_at: z.iso.datetime().nullable(),
  })
  .openapi('Subscription');

const changed = {
  200: {
    description: 'As it stands now',
    content: { 'application/json': { schema: success(z.object({ subscription })) } },
  },
  ...failures(errors),
};
const id = z.uuid().openapi({ description: '`subscription_id` of `/member/subscription_info`.' });
const action = z.enum(['cancel', 'pause', 'resume']);
const asked = z.object({ subscription_id: id, action });
const of = { tags: ['subscriptions'] };

const infoRoute = createRoute({
  ...of,
  method: 'get',
  path: '/member/subscription_info',
  summary: "The member's subscriptions, ended ones too, newest first",
  responses: {
    200: {
      description: 'The subscriptions',
      content: {
        'application/json': { schema: success(z.object({ subscriptions: z.array(subscription) })) },
      },
    },
    ...failures(commonErrors),
  },
});
const cancelRoute = createRoute({
  ...of,
  method: 'post',
  path: '/article/product/subscribe/cancel_sub',
  summary: 'Cancels a subscription: at the end of what is paid for, or now. A second time nothing happens',
  request: {
    body: writeBody(
      z.object({ subscription_id: id, when: z.enum(['period_end', 'now']).default('period_end') }),
    ),
  },
  responses: changed,
});
const changeRoute = createRoute({
  ...of,
  method: 'post',
  path: '/order/subscribe.php',
  summary: 'Cancels a subscription at the end of its period, pauses it, or resumes it',
  request: { body: writeBody(asked) },
  responses: changed,
});
const changingGetRoute = createRoute({
  ...of,
  method: 'get',
  path: '/order/subscribe.php',
  summary: 'The same; without a subscription, the list of them',
  description:
    'For scripts of the shop’s own pages, with the form token in `x-csrf-token`. A browser that is led here gets the page of its subscriptions, where nothing happens without a button.',
  request: { query: asked.partial() },
  responses: { ...changed, 303: { description: 'To the page of the subscriptions' } },
});

/** Calls about subscriptions. */
export function subscriptionsHttp(
  deps: SubscriptionDeps & { config: Pick<Config, 'secret' | 'sites' | 'pageOrigins'> },
) {
  const { secret, sites, pageOrigins: origins } = deps.config;

  const answer = (c: Context<BackendEnv>, result: ChangeResult) =>
    result.ok
      ? c.json(
          { cscode: 0 as const, msg: '' as const, data: { subscription: shown(result.subscription) } },
          200,
        )
      : refuse(c, errors, ERRORS[result.error]);

  const change = (memberId: string, { subscription_id, action }: z.infer<typeof asked>) => {
    const actor = { kind: 'member', memberId } as const;
    const which = { subscriptionId: subscription_id };
    if (action === 'cancel') return cancelSubscription(deps, actor, { ...which, when: 'period_end' });
    return action === 'pause'
      ? pauseSubscription(deps, actor, which)
      : resumeSubscription(deps, actor, which);
  };

  return backendRouter()
    .openapi(infoRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const subscriptions = await subscriptionsOfMember(deps.db, viewer.memberId);
      return c.json(
        { cscode: 0 as const, msg: '' as const, data: { subscriptions: subscriptions.map(shown) } },
        200,
      );
    })
    .openapi(cancelRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { subscription_id: subscriptionId, when } = written(c);
      const actor = { kind: 'member', memberId: viewer.memberId } as const;
      return answer(c, await cancelSubscription(deps, actor, { subscriptionId, when }));
    })
    .openapi(changeRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      return answer(c, await change(viewer.memberId, written(c)));
    })
    .openapi(changingGetRoute, async (c) => {
      const { subscription_id, action } = c.req.valid('query');
      const sender = senderOfGet(c, { secret, origins });
      if (sender === 'visit' || subscription_id === undefined || action === undefined) {
        const { origin, prefix } = siteOf(sites, c.var.locale);
        return c.redirect(`${origin}${prefix}/member?a=subscriptions`, 303);
      }
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      if (sender === 'other') return refuse(c, errors, 'forbidden_origin');
      return answer(c, await change(viewer.memberId, { subscription_id, action }));
    });
}

function shown(subscription: Subscription) {
  const { id: subscription_id, state, pid, productName: product_name, term, currency } = subscription;
  return {
    ...{ subscription_id, state, pid, product_name, term, currency },
    renewal_price: subscription.nextRenewalMinor ?? subscription.renewalMinor,
    period_start: subscription.periodStart.toISOString(),
    period_end: subscription.periodEnd.toISOString(),
    next_charge_at: nextChargeAt(subscription)?.toISOString() ?? null,
    ended_at: subscription.endedAt?.toISOString() ?? null,
  };
}
