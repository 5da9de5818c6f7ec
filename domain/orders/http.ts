import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  refuse,
  success,
  z,
} from '../backend-api/envelope.ts';
import { requireReader } from '../backend-api/require-member.ts';
import { importedOrdersOfMember } from './imported/imported-orders-of-member.ts';
import { ORDER_STATES } from './order.ts';
import { ordersOfMember } from './orders-of-member.ts';
import { REDUCTION_KINDS, reductionsOf } from './reductions.ts';

const minor = z.int().openapi({ description: 'Minor units; yen have none.' });

const line = z
  .object({
    pid: z.string(),
    product_name: z
      .string()
      .openapi({ description: 'As it was called when it was bought, in the language of the order.' }),
    licence_type: z.enum(LICENCE_TYPES),
    quantity: z.int(),
    list_minor: minor,
    discount_minor: minor,
    reductions: z
      .array(z.object({ kind: z.enum(REDUCTION_KINDS), code: z.string().nullable(), off_minor: minor }))
      .openapi({
        description:
          'What the discount comes from, in the order taken off; `credit` was paid for an earlier period, of `other` it is not known.',
      }),
    total_minor: minor,
  })
  .openapi('OrderLine');

const order = z
  .object({
    number: z.string(),
    state: z.enum(ORDER_STATES),
    pid: z.string().openapi({ description: 'Of the first line, as the next two.' }),
    product_name: z.string(),
    licence_type: z.enum(LICENCE_TYPES),
    currency: z.enum(CURRENCIES),
    total_minor: minor,
    lines: z.array(line),
    refunded_minor: minor.openapi({ description: 'What has gone back of what was paid, in minor units.' }),
    coupon: z.string().nullable(),
    placed_at: z.iso.datetime(),
    paid_at: z.iso.datetime().nullable(),
  })
  .openapi('Order');

const importedOrder = z
  .object({
    number: z.string(),
    state: z.enum(['paid', 'partly_refunded', 'refunded']),
    currency: z.string().openapi({ description: 'ISO 4217; also one that the shop does not sell in.' }),
    total_minor: minor,
    refunded_minor: minor,
    lines: z.array(
      z.object({
        pid: z.string().nullable().openapi({ description: 'Null: the shop has no such product.' }),
        product_name: z.string(),
        quantity: z.int(),
        total_minor: minor,
      }),
    ),
    placed_at: z.iso.datetime(),
  })
  .openapi('ImportedOrder');

const PAGE = { least: 1, most: 100 } as const;

const listRoute = createRoute({
  method: 'get',
  path: '/member/get_order_list',
  acting: true,
  tags: ['orders'],
  summary: "The member's orders, newest first",
  request: {
    query: z.object({
      after: z
        .string()
        .max(40)
        .optional()
        .openapi({ description: 'A number: the orders before that one. `next` of the answer before.' }),
      limit: z.coerce
        .number()
        .int()
        .min(PAGE.least)
        .max(PAGE.most)
        .default(PAGE.most)
        .openapi({ description: 'How many at most.' }),
    }),
  },
  responses: {
    200: {
      description: 'The orders',
      content: {
        'application/json': {
          schema: success(
            z.object({
              orders: z.array(order),
              imported: z.array(importedOrder).openapi({
                description:
                  'Without `after`: what was bought in the shop that was before this one, newest first.',
              }),
              next: z.string().nullable().openapi({ description: 'Null: there are no more.' }),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about orders that were placed. */
export function ordersHttp(deps: { db: Db }) {
  return backendRouter().openapi(listRoute, async (c) => {
    const viewer = requireReader(c);
    if (viewer instanceof Response) return viewer;
    const page = await ordersOfMember(deps.db, { memberId: viewer.memberId, ...c.req.valid('query') });
    if (!page) return refuse(c, commonErrors, 'not_found');
    const { after } = c.req.valid('query');
    const imported = after === undefined ? await importedOrdersOfMember(deps.db, viewer) : [];
    const data = {
      imported: imported.map((placed) => ({
        ...{ number: placed.number, state: placed.state, currency: placed.currency },
        ...{ total_minor: placed.totalMinor, refunded_minor: placed.refundedMinor },
        lines: placed.lines.map((bought) => ({
          ...{ pid: bought.pid, product_name: bought.productName },
          ...{ quantity: bought.quantity, total_minor: bought.totalMinor },
        })),
        placed_at: placed.placedAt.toISOString(),
      })),
      orders: page.orders.map((placed) => ({
        number: placed.number,
        state: placed.state,
        pid: placed.lines[0].pid,
        product_name: placed.lines[0].productName,
        licence_type: placed.lines[0].licenceType,
        currency: placed.currency,
        total_minor: placed.totalMinor,
        lines: placed.lines.map((bought) => ({
          pid: bought.pid,
          product_name: bought.productName,
          licence_type: bought.licenceType,
          quantity: bought.quantity,
          list_minor: bought.listMinor,
          discount_minor: bought.discountMinor,
          reductions: reductionsOf([bought], placed).map(({ kind, code, offMinor }) => ({
            ...{ kind, code, off_minor: offMinor },
          })),
          total_minor: bought.totalMinor,
        })),
        refunded_minor: placed.refundedMinor,
        coupon: placed.couponCode,
        placed_at: placed.placedAt.toISOString(),
        paid_at: placed.paidAt?.toISOString() ?? null,
      })),
      next: page.next ?? null,
    };
    return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  });
}
