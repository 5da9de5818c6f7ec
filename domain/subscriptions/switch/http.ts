import type { Sites } from '@spindle/platform/sites.ts';
import {
  type BackendRouter,
  createRoute,
  failures,
  refuse,
  success,
  writeBody,
  written,
  z,
} from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import { ERRORS, errors, id, of } from '../calls.ts';
import type { RenewDeps } from '../deps.ts';
import { quoteSwitch, type SwitchQuote } from './quote-switch.ts';
import { switchSubscription } from './switch-subscription.ts';
import { SWITCHES } from './switch-to.ts';

/** Minor units; forms send them as a string of digits. */
const amount = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^\d{1,12}$/)
      .transform(Number),
  ])
  .openapi({ type: 'integer' });

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
    renewal: z
      .int()
      .nullable()
      .openapi({ description: 'What each period after that costs; null where nothing renews.' }),
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
        price: amount.openapi({ description: '`price` of the quote that the member has seen.' }),
        total: amount.openapi({ description: 'Its `total`: no more than that is charged.' }),
        renewal: amount.optional().openapi({
          description: 'Its `renewal`: no more than that is agreed to; `price` where it is left out.',
        }),
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

export function switchHttp(app: BackendRouter, deps: RenewDeps & { sites: Sites }): void {
  app
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
      const { subscription_id: subscriptionId, to, price, total, renewal } = written(c);
      const actor = { kind: 'member', memberId: viewer.memberId } as const;
      const shown = { priceMinor: price, totalMinor: total, renewalMinor: renewal ?? null };
      const asked = { subscriptionId, to, shown, locale: c.var.locale };
      const result = await switchSubscription(deps, actor, asked);
      if (!result.ok) return refuse(c, errors, ERRORS[result.error]);
      const redirect_url = result.next === 'pay' ? result.redirectUrl : null;
      return c.json({ cscode: 0 as const, msg: '' as const, data: { next: result.next, redirect_url } }, 200);
    });
}

function shownQuote(quote: SwitchQuote, now: Date): z.infer<typeof switchQuote> {
  const { when, priceMinor: price } = quote;
  if (when === 'period_end') {
    const nothing = { credit: 0, total: 0, balance: 0 };
    return { when, starts_at: quote.at.toISOString(), price, renewal: price, ...nothing };
  }
  const { creditMinor: credit, totalMinor: total, balanceMinor: balance, renewalMinor: renewal } = quote;
  return { when, starts_at: now.toISOString(), price, renewal, credit, total, balance };
}
