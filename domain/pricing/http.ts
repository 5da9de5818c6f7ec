import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import {
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
import { bestPrices } from './best-prices.ts';
import { currencyOf } from './currency.ts';
import { formatMoney } from './format-money.ts';

const minor = z.int().openapi({ description: 'Minor units; yen have none.' });
/** `643,646` in a form, a list in JSON. */
const pids = z
  .union([z.string().transform((list) => list.split(',').map((pid) => pid.trim())), z.array(z.string())])
  .pipe(z.array(pidSchema).min(1).max(50))
  .openapi({ type: 'string', example: '643,646', description: 'Comma-separated, or an array in JSON.' });

const bestRoute = createRoute({
  method: 'post',
  path: '/price_discount/best/product_list',
  tags: ['prices'],
  summary: 'The best price of each licence of these products',
  request: { body: writeBody(z.object({ pids })) },
  responses: {
    200: {
      description: 'The prices, in the currency of the language',
      content: {
        'application/json': {
          schema: success(
            z.object({
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
                  })
                  .openapi('BestPrice'),
              ),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about prices. */
export function pricingHttp(deps: { db: Db }) {
  return backendRouter().openapi(bestRoute, async (c) => {
    const { locale } = c.var;
    const best = await bestPrices(deps, { pids: written(c).pids, currency: currencyOf(locale) });
    const data = {
      prices: best.map(({ pid, licenceType, price, coupon }) => ({
        pid,
        licence_type: licenceType,
        currency: price.currency,
        list_minor: price.listMinor,
        total_minor: price.totalMinor,
        total: formatMoney(price.totalMinor, price.currency, locale),
        coupon: coupon ?? null,
      })),
    };
    return c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  });
}
