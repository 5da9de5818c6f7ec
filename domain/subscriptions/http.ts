import type { Config } from '@spindle/platform/config.ts';
import { TERMS } from '@spindle/platform/licence-types.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';
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
import type { RenewDeps } from './deps.ts';
import { subscriptionErrors } from './errors.ts';
import { keepTerm } from './keep-term.ts';
import { nextChargeAt } from './next-charge.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { quoteSwitch, type SwitchQuote } from './quote-switch.ts';
import { resumeSubscription } from './resume-subscription.ts';
import { SUBSCRIPTION_STATES, type Subscription } from './subscription.ts';
import { subscriptionsOfMember } from './subscriptions-of-member.ts';
import { type SwitchResult, switchSubscription } from './switch-subscription.ts';
import { SWITCHES } from './switch-to.ts';

const errors = { ...commonErrors, ...subscriptionErrors };
type Refusal = ChangeError | Extract<SwitchResult, { ok: false }>['error'];
const ERRORS = {
  not_found: 'subscription_unknown',
  ended: 'subscription_ended',
  payment_due: 'subscription_payment_due',
  nothing_to_resume: 'subscription_runs',
  not_running: 'subscription_not_running',
  same_term: 'subscription_same_term',
  not_on_sale: 'subscription_not_on_sale',
  price_changed: 'subscription_price_changed',
  payment_unavailable: 'subscription_payment_unavailable',
} as const satisfies Record<Refusal, keyof typeof subscriptionErrors>;

const subscription = z
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

const changed = {
  200: {
    description: 'As it stands now',
    content: { 'application/json': { schema: success(z.object({ subscription })) } },
  },
  ...failures(errors),
};
const id = z.uuid().openapi({ description: '`subscription_id` of `/member/subscription_info`.' });
const action = z.enum(['cancel', 'pause', 'resume', 'keep_term']);
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
  summary: 'Cancels a subscription at the end of its period, pauses it, resumes it, or keeps its term',
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

const switchQuote = z
  .object({
    when: z.enum(['now', 'period_end']),
    starts_at: z.iso.datetime().openapi({ description: 'When the other term begins.' }),
    price: z.int().openapi({
      description: 'What a period of the other term costs, or the lifetime licence once, minor units.',
    }),
    credit: z
      .int()
      .openapi({ description: 'What of it is paid already with what is left of the present one.' }),
    total: z.int().openapi({ description: 'What is charged now.' }),
    balance: z.int().openapi({ description: 'What is to the member’s good afterwards.' }),
  })
  .openapi('SubscriptionSwitch');
const quoteRoute = createRoute({
  ...of,
  method: 'get',
  path: '/article/product/subscribe/switch_sub',
  summary: 'What changing a subscription to another term, or its licence to a lifetime one, comes to now',
  request: { query: z.object({ subscription_id: id, to: z.enum(SWITCHES) }) },
  responses: {
    200: {
      description: 'The quote; nothing is changed',
      content: { 'application/json': { schema: success(z.object({ quote: switchQuote })) } },
    },
    ...failures(errors),
  },
});
const switchRoute = createRoute({
  ...of,
  method: 'post',
  path: '/article/product/subscribe/switch_sub',
  summary:
    'Changes a subscription to another term: to a dearer one now, to a cheaper one with the next renewal',
  request: {
    body: writeBody(
      z.object({
        subscription_id: id,
        to: z.enum(SWITCHES),
        price: z.int().openapi({ description: '`price` of the quote that the member has seen.' }),
      }),
    ),
  },
  responses: {
    200: {
      description: 'What has happened; with `pay`, the page where the bank asks or another card pays',
      content: {
        'application/json': {
          schema: success(
            z.object({
              next: z.enum(['switched', 'later', 'waits', 'pay']),
              redirect_url: z.url().nullable(),
            }),
          ),
        },
      },
    },
    ...failures(errors),
  },
});

/** Calls about subscriptions. */
export function subscriptionsHttp(
  deps: RenewDeps & { sites: Sites; config: Pick<Config, 'secret' | 'sites' | 'pageOrigins'> },
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
    if (action === 'keep_term') return keepTerm(deps, actor, which);
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
    .openapi(quoteRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { subscription_id: subscriptionId, to } = c.req.valid('query');
      const actor = { kind: 'member', memberId: viewer.memberId } as const;
      const quoted = await quoteSwitch(deps, actor, { subscriptionId, to });
      if (!quoted.ok) return refuse(c, errors, ERRORS[quoted.error]);
      const quote = shownQuote(quoted.quote, deps.clock.now());
      return c.json({ cscode: 0 as const, msg: '' as const, data: { quote } }, 200);
    })
    .openapi(switchRoute, async (c) => {
      const viewer = requireMember(c);
      if (viewer instanceof Response) return viewer;
      const { subscription_id: subscriptionId, to, price } = written(c);
      const actor = { kind: 'member', memberId: viewer.memberId } as const;
      const asked = { subscriptionId, to, shown: { priceMinor: price } };
      const result = await switchSubscription(deps, actor, asked);
      if (!result.ok) return refuse(c, errors, ERRORS[result.error]);
      const redirect_url = result.next === 'pay' ? result.redirectUrl : null;
      return c.json({ cscode: 0 as const, msg: '' as const, data: { next: result.next, redirect_url } }, 200);
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

function shownQuote(quote: SwitchQuote, now: Date): z.infer<typeof switchQuote> {
  const { priceMinor: price } = quote;
  if (quote.when === 'period_end') {
    return { when: quote.when, starts_at: quote.at.toISOString(), price, credit: 0, total: 0, balance: 0 };
  }
  const { creditMinor: credit, totalMinor: total, balanceMinor: balance } = quote;
  return { when: quote.when, starts_at: now.toISOString(), price, credit, total, balance };
}

function shown(subscription: Subscription) {
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
