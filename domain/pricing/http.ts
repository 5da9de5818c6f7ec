import type { Clock } from '@spindle/platform/clock.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { Context } from 'hono';
import {
  type BackendEnv,
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  success,
  writeBody,
  written,
  z,
} from '../backend-api/envelope.ts';
import { pidSchema } from '../catalogue/pid.ts';
import type { PriceVisitor } from './best-prices.ts';
import { listPrices } from './list-prices.ts';

const reason = z
  .object({
    kind: z.enum(['promotion', 'coupon']),
    key: z.string().openapi({ description: 'Of the promotion, or the code of the coupon.' }),
    name: z.string(),
    percent_off: z.int(),
    off_minor: z.int(),
  })
  .openapi('PriceReason');

const minor = z.int().openapi({ description: 'Minor units; yen have none.' });
/** `643,646` in a query or a form, a list in JSON. */
export const pids = z
  .union([z.string().transform((list) => list.split(',').map((pid) => pid.trim())), z.array(z.string())])
  .pipe(z.array(pidSchema).min(1).max(50))
  .openapi({ type: 'string', example: '643,646', description: 'Comma-separated, or an array in JSON.' });

const priceList = z.object({
  prices: z.array(
    z
      .object({
        pid: z.string(),
        licence_type: z.enum(LICENCE_TYPES),
        currency: z.enum(CURRENCIES),
        list_minor: minor,
        total_minor: minor,
        total: z.string().openapi({ description: 'As people read it.' }),
        coupon: z.string().nullable(),
        reasons: z
          .array(reason)
          .openapi({ description: 'Why it is not the list price, in the order applied.' }),
      })
      .openapi('BestPrice'),
  ),
});

const prices = {
  200: {
    description: 'The prices, in the currency of the language',
    content: { 'application/json': { schema: success(priceList) } },
  },
  ...failures(commonErrors),
};

const bestRoute = createRoute({
  method: 'post',
  path: '/price_discount/best/product_list',
  tags: ['prices'],
  summary: 'The best price of each licence of these products',
  description: 'For who asks: as a log-in and the country say, never as the body does.',
  request: { body: writeBody(z.object({ pids })) },
  responses: prices,
});

const priceRoute = createRoute({
  method: 'get',
  path: '/price',
  tags: ['prices'],
  summary: 'The prices of products, as pages show them',
  request: { query: z.object({ pid: pids }) },
  responses: prices,
});

const visitorOf = (c: Context<BackendEnv>): PriceVisitor => ({
  country: c.var.country,
  memberEmail: c.var.viewer.kind === 'member' ? c.var.viewer.email : undefined,
});

/** Calls about prices. */
export function pricingHttp(deps: { db: Db; clock: Clock }) {
  return backendRouter()
    .openapi(bestRoute, async (c) => {
      const data = await listPrices(deps, {
        pids: written(c).pids,
        locale: c.var.locale,
        visitor: visitorOf(c),
      });
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    })
    .openapi(priceRoute, async (c) => {
      const data = await listPrices(deps, { pids: c.req.valid('query').pid, locale: c.var.locale });
      return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
    });
}
