import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import { commonErrors, createRoute, failures, success, writeBody, z } from '../backend-api/envelope.ts';
import { ORDER_STATES } from '../orders/order.ts';
import { PAYMENT_STATES } from '../payments/payment.ts';
import { TAX_SCHEMES } from '../tax/tax.ts';
import { CONSENTS } from './consents.ts';
import { quoteErrors, startErrors, viewErrors } from './errors.ts';

/** A flag: forms can send only strings, JSON also numbers and booleans. */
const flag = z
  .union([
    z.enum(['0', '1']),
    z.union([z.literal(0), z.literal(1), z.boolean()]).transform((said) => (said ? '1' : '0')),
  ])
  .optional()
  .openapi({ type: 'string', enum: ['0', '1'] });
const country = z.string().max(2).optional().openapi({ example: 'DE' });
const minor = z.int().openapi({ description: 'Minor units; yen have none.' });
/** Loose, because the fields `opt<pid>` have a pid in their names and can't all be listed. */
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

export const quotedLine = z
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

const taxAnswer = z
  .object({
    country: z.string().nullable().openapi({ description: 'Of the buyer; null where nobody knows it.' }),
    scheme: z.enum(TAX_SCHEMES),
    percent: z.number(),
    tax_minor: minor.openapi({ description: 'Contained in the total.' }),
  })
  .openapi('QuotedTax');

/** What is to be paid, and the tax in it. */
export const answeredSum = z
  .object({
    currency: z.enum(CURRENCIES),
    total_minor: minor,
    total: z.string().openapi({ description: 'As people read it.' }),
    tax: taxAnswer,
  })
  .openapi('CheckoutSum');

const quoteAnswer = answeredSum
  .extend({
    pid: z.string().openapi({ description: 'Of the first line, as the next three.' }),
    requested_pid: z.string(),
    product_name: z.string(),
    licence_type: z.enum(LICENCE_TYPES),
    lines: z.array(quotedLine),
    list_minor: minor,
    discount_minor: minor,
    coupon: z.object({ code: z.string(), problem: z.string().nullable() }).nullable(),
    consents: z.array(z.enum(CONSENTS)).openapi({
      description: 'What the law of the country asks to be consented to, as `consent_…` of the order.',
    }),
    form_token: z.string().openapi({ description: 'Goes with the order: sent twice, it is one order.' }),
  })
  .openapi('CheckoutQuote');

export const quoteRoute = createRoute({
  method: 'get',
  path: '/order/api4.php',
  tags: ['checkout'],
  summary: 'What a checkout link sells, and for how much',
  description: 'Takes the query of a checkout link: `pid=643,646&opt643=LFT&opt646=1Y`.',
  request: {
    query: link.extend({
      country: country.openapi({ description: 'For its tax; where nothing is said, what the network says.' }),
    }),
  },
  responses: {
    200: { description: 'The price', content: { 'application/json': { schema: success(quoteAnswer) } } },
    ...failures({ ...commonErrors, ...quoteErrors, country_unknown: startErrors.country_unknown }),
  },
});

export const startRoute = createRoute({
  method: 'post',
  path: '/order/checkout4.php',
  tags: ['checkout'],
  summary: 'Place an order and make its payment',
  description:
    'The fields of a checkout link and these. The answer sets the cookie that shows the order again; the buyer goes to `redirect_url`. Where `shown_total` is not what is charged, as for a business that owes the tax itself, `price_changed` answers in `data` what is, which is then sent as it was shown.',
  request: {
    body: writeBody(
      link.extend({
        pid: z
          .union([z.string(), z.int().transform(String)])
          .optional()
          .openapi({ type: 'string', example: '643,646', description: 'As in the link.' }),
        discounts_prohibited: flag,
        form_token: z.string().openapi({ description: 'From the quote.' }),
        email: z.string().optional().openapi({ description: 'Of a guest; a member has one.' }),
        method: z
          .string()
          .max(32)
          .optional()
          .openapi({ example: 'card', description: 'How to pay; by card where nothing is said.' }),
        shown_total: z.coerce
          .number()
          .int()
          .optional()
          .openapi({ description: 'The total that was shown, minor units; compared, never charged.' }),
        country: country.openapi({ description: 'Of the buyer, ISO 3166 code.' }),
        company: z
          .string()
          .optional()
          .openapi({ description: 'Of a business, with its address; 120 characters at most.' }),
        address: z.string().optional().openapi({ description: '400 characters at most.' }),
        vat_id: z.string().max(40).optional().openapi({
          description: 'A business in another member state with one that VIES knows owes the tax itself.',
        }),
        told_vat_id: z.string().max(40).optional().openapi({
          description: 'The VAT id of a refusal for `vat_id_…`: the buyer knows that tax is charged.',
        }),
        gift_email: z
          .string()
          .max(254)
          .optional()
          .openapi({ description: 'Who gets the keys, where the buyer does not.' }),
        gift_locale: z.string().max(10).optional().openapi({ description: 'The language of their mail.' }),
        consent_delivery: flag.openapi({
          description:
            '1: deliver at once, before the time to withdraw ends. Needed where `consents` of the quote names it, as the next.',
        }),
        consent_withdrawal: flag.openapi({
          description: '1: knows that the right to withdraw ends with it.',
        }),
        again: flag.openapi({ description: '1: the same was bought just now, and another one is wanted.' }),
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
    ...failures({ ...commonErrors, ...startErrors }, { 409: answeredSum }),
  },
});

export const paymentRoute = createRoute({
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

const purchase = z
  .object({
    order_number: z.string(),
    order_state: z.enum(ORDER_STATES),
    currency: z.enum(CURRENCIES),
    total_minor: minor,
    coupon: z.string().nullable(),
    lines: z.array(
      z.object({
        pid: z.string(),
        product_name: z.string(),
        licence_type: z.enum(LICENCE_TYPES),
        quantity: z.int(),
        total_minor: minor,
      }),
    ),
  })
  .openapi('Purchase');

export const analyticsRoute = createRoute({
  method: 'get',
  path: '/order/app/payment_analytics.php',
  tags: ['checkout'],
  summary: 'The order of a checkout and its lines, for the purchase event',
  description: 'For the buyer only: it needs the cookie of this checkout, or its member.',
  request: { query: z.object({ checkout: z.string().max(64) }) },
  responses: {
    200: { description: 'The order', content: { 'application/json': { schema: success(purchase) } } },
    ...failures({ ...commonErrors, ...viewErrors }),
  },
});

export const cardRoute = createRoute({
  method: 'get',
  path: '/order/app/payment_card.php',
  tags: ['checkout'],
  summary: 'The card that is kept for the member who buys',
  description:
    'It needs the cookie of this checkout, or its member. Who is not logged in is told of no card: an address that was typed may be somebody else’s.',
  request: { query: z.object({ checkout: z.string().max(64) }) },
  responses: {
    200: {
      description: 'The card',
      content: {
        'application/json': {
          schema: success(
            z.object({
              card: z
                .object({
                  brand: z.string().openapi({ example: 'visa' }),
                  last_four: z.string(),
                  exp_month: z.int(),
                  exp_year: z.int(),
                })
                .nullable(),
            }),
          ),
        },
      },
    },
    ...failures({ ...commonErrors, ...viewErrors }),
  },
});
