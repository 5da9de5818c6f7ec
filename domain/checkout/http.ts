import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
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
import { ORDER_STATES } from '../orders/order.ts';
import { PAYMENT_STATES } from '../payments/payment.ts';
import { formatMoney } from '../pricing/format-money.ts';
import type { QuotedLine } from './checkout.ts';
import { checkoutCookie, checkoutCookieName, newFormToken, provenCheckouts } from './checkout-access.ts';
import { asksForConsents, CONSENTS } from './consents.ts';
import type { CheckoutDeps } from './deps.ts';
import { quoteErrors, startErrors, viewErrors } from './errors.ts';
import { PRICE_COOKIE, priceCookie } from './price-lock.ts';
import { quoteForVisitor } from './quote-for-visitor.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startForVisitor } from './start-for-visitor.ts';
import { viewCheckout } from './view-checkout.ts';

/** Needed where `consents` of the quote names it. */
const consent = z.enum(['0', '1']).optional();
const minor = z.int().openapi({ description: 'Minor units; yen have none.' });
/** `opt<pid>` has the pid in its name, so the link's fields can't all be listed. */
const link = z.looseObject({
  pid: z
    .string()
    .optional()
    .openapi({ example: '643,646', description: 'One or several, each with its `opt<pid>`.' }),
  coupon: z.string().optional(),
  discount: z.string().optional(),
  discounts_prohibited: z.enum(['0', '1']).optional(),
  type: z.string().optional().openapi({ description: 'Checkout type; decides over the pid remap.' }),
});

const quotedLine = z
  .object({
    pid: z.string().openapi({ description: 'What is sold.' }),
    requested_pid: z.string().openapi({ description: 'As it stood in the link.' }),
    product_name: z.string(),
    licence_type: z.enum(LICENCE_TYPES),
    list_minor: minor,
    discount_minor: minor,
    total_minor: minor,
  })
  .openapi('QuotedLine');

const quoteAnswer = z
  .object({
    pid: z.string().openapi({ description: 'Of the first line, as the next three.' }),
    requested_pid: z.string(),
    product_name: z.string(),
    licence_type: z.enum(LICENCE_TYPES),
    lines: z.array(quotedLine),
    currency: z.enum(CURRENCIES),
    list_minor: minor,
    discount_minor: minor,
    total_minor: minor,
    total: z.string().openapi({ description: 'As people read it.' }),
    coupon: z.object({ code: z.string(), problem: z.string().nullable() }).nullable(),
    consents: z.array(z.enum(CONSENTS)).openapi({
      description: 'What the law of the country asks to be consented to, as `consent_…` of the order.',
    }),
    form_token: z.string().openapi({ description: 'Goes with the order: sent twice, it is one order.' }),
  })
  .openapi('CheckoutQuote');

const quoteRoute = createRoute({
  method: 'get',
  path: '/order/api4.php',
  tags: ['checkout'],
  summary: 'What a checkout link sells, and for how much',
  description: 'Takes the query of a checkout link: `pid=643,646&opt643=LFT&opt646=1Y`.',
  request: { query: link },
  responses: {
    200: { description: 'The price', content: { 'application/json': { schema: success(quoteAnswer) } } },
    ...failures({ ...commonErrors, ...quoteErrors }),
  },
});

const startRoute = createRoute({
  method: 'post',
  path: '/order/checkout4.php',
  tags: ['checkout'],
  summary: 'Place an order and make its payment',
  description:
    'The fields of a checkout link and these. The answer sets the cookie that shows the order again; the buyer goes to `redirect_url`.',
  request: {
    body: writeBody(
      link.extend({
        form_token: z.string().openapi({ description: 'From the quote.' }),
        email: z.string().optional().openapi({ description: 'Of a guest; a member has one.' }),
        shown_total: z.coerce
          .number()
          .int()
          .optional()
          .openapi({ description: 'The total that was shown, minor units; compared, never charged.' }),
        consent_delivery: consent.openapi({
          description: '1: deliver at once, before the time to withdraw ends.',
        }),
        consent_withdrawal: consent.openapi({
          description: '1: knows that the right to withdraw ends with it.',
        }),
        again: z
          .enum(['0', '1'])
          .optional()
          .openapi({ description: '1: the same was bought just now, and another one is wanted.' }),
      }),
    ),
  },
  responses: {
    200: {
      description: 'Placed, now or by an earlier sending of the same form',
      content: {
        'application/json': {
          schema: success(
            z
              .object({ checkout: z.string(), order_number: z.string(), redirect_url: z.string() })
              .openapi('StartedCheckout'),
          ),
        },
      },
    },
    ...failures({ ...commonErrors, ...startErrors }),
  },
});

const paymentRoute = createRoute({
  method: 'get',
  path: '/order/app/get_stripe_payment.php',
  tags: ['checkout'],
  summary: 'How the payment of a checkout stands',
  description:
    'Asks the provider first. For the buyer only: it needs the cookie of this checkout, or its member.',
  request: { query: z.object({ checkout: z.string().max(64) }) },
  responses: {
    200: {
      description: 'The state',
      content: {
        'application/json': {
          schema: success(
            z
              .object({
                order_state: z.enum(ORDER_STATES),
                payment_state: z.enum(PAYMENT_STATES).nullable(),
                redirect_url: z.string().nullable(),
              })
              .openapi('CheckoutPayment'),
          ),
        },
      },
    },
    ...failures({ ...commonErrors, ...viewErrors }),
  },
});

export type CheckoutHttpDeps = CheckoutDeps & { limits: Limits };

/** The checkout's calls. */
export function checkoutHttp(deps: CheckoutHttpDeps) {
  const app = backendRouter();
  const ok = <Data>(c: Context<BackendEnv>, data: Data) =>
    c.json({ cscode: 0 as const, msg: '' as const, data }, 200);

  app.openapi(quoteRoute, async (c) => {
    const quoted = await quoteForVisitor(deps, {
      ip: c.var.ip,
      query: new URL(c.req.url).searchParams,
      locale: c.var.locale,
      country: c.var.country,
      blockedCountries: deps.blockedCountries,
      memberEmail: c.var.viewer.kind === 'member' ? c.var.viewer.email : undefined,
      priceCookie: getCookie(c, PRICE_COOKIE),
    });
    if (!quoted.ok && quoted.error === 'too_many_requests') {
      return refuse(c, commonErrors, quoted.error, quoted.retryAfterSeconds);
    }
    if (!quoted.ok) return refuse(c, quoteErrors, quoted.error);
    const { quote } = quoted;
    if (quoted.priceCookie) {
      const held = priceCookie(quoted.priceCookie, deps.cookies);
      setCookie(c, held.name, held.value, held.options);
    }
    const { coupon } = quote;
    const lines = quote.lines.map(answeredLine);
    const { pid, requested_pid, product_name, licence_type } = answeredLine(quote.lines[0]);
    return ok(c, {
      ...{ pid, requested_pid, product_name, licence_type },
      lines,
      currency: quote.currency,
      list_minor: quote.listMinor,
      discount_minor: quote.discountMinor,
      total_minor: quote.totalMinor,
      total: formatMoney(quote.totalMinor, quote.currency, c.var.locale),
      coupon: coupon ? { code: coupon.code, problem: coupon.problem ?? null } : null,
      consents: asksForConsents(c.var.country) ? [...CONSENTS] : [],
      form_token: newFormToken(),
    });
  });

  app.openapi(startRoute, async (c) => {
    const { form_token, email, shown_total, again, consent_delivery, consent_withdrawal, ...rest } =
      written(c);
    const { viewer } = c.var;
    const started = await startForVisitor(deps, {
      ip: c.var.ip,
      query: new URLSearchParams(
        Object.entries(rest).filter((field): field is [string, string] => typeof field[1] === 'string'),
      ),
      formToken: form_token,
      email,
      member: viewer.kind === 'member' ? viewer : undefined,
      checkoutIds: provenCheckouts(deps.accessKey, getCookie(c)),
      again: again === '1',
      priceCookie: getCookie(c, PRICE_COOKIE),
      consents: [
        ...(consent_delivery === '1' ? (['delivery'] as const) : []),
        ...(consent_withdrawal === '1' ? (['withdrawal'] as const) : []),
      ],
      shownTotalMinor: shown_total,
      locale: c.var.locale,
      country: c.var.country,
    });
    if (!started.ok && started.error === 'too_many_requests') {
      return refuse(c, commonErrors, started.error, started.retryAfterSeconds);
    }
    if (!started.ok) return refuse(c, startErrors, started.error);
    const cookie = checkoutCookie(started.checkoutId, started.secret, deps.cookies);
    setCookie(c, cookie.name, cookie.value, cookie.options);
    return ok(c, {
      checkout: started.checkoutId,
      order_number: started.orderNumber,
      redirect_url: started.redirectUrl,
    });
  });

  app.openapi(paymentRoute, async (c) => {
    const { checkout: checkoutId } = c.req.valid('query');
    const { viewer } = c.var;
    const proof = {
      secret: getCookie(c, checkoutCookieName(checkoutId)),
      memberId: viewer.kind === 'member' ? viewer.memberId : undefined,
    };
    const allowed = await viewCheckout(deps, { checkoutId, proof });
    if (!allowed.ok) return refuse(c, viewErrors, allowed.error);
    if (allowed.view.state === 'pending') await settleCheckout(deps, { checkoutId });
    const viewed = await viewCheckout(deps, { checkoutId, proof });
    if (!viewed.ok) return refuse(c, viewErrors, viewed.error);
    return ok(c, {
      order_state: viewed.view.state,
      payment_state: viewed.view.payment?.state ?? null,
      redirect_url: viewed.view.payment?.redirectUrl ?? null,
    });
  });

  return app;
}

function answeredLine(line: QuotedLine): z.infer<typeof quotedLine> {
  return {
    pid: line.pid,
    requested_pid: line.requestedPid,
    product_name: line.product.name,
    licence_type: line.licenceType,
    list_minor: line.listMinor,
    discount_minor: line.discountMinor,
    total_minor: line.totalMinor,
  };
}
