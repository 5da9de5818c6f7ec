import type { Clock } from '@spindle/platform/clock.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Context } from 'hono';
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
import { pidSchema } from '../catalogue/pid.ts';
import { mayAct } from '../staff/may-act.ts';
import { decideTax } from '../tax/decide-tax.ts';
import { announcePrices } from './announce-prices.ts';
import type { PriceVisitor } from './best-prices.ts';
import { calculatePrice } from './calculate-price.ts';
import { currencyOf } from './currency.ts';
import { customerTags, isCustomerTag } from './customer-tags.ts';
import { listedReason, listLines, listPrices } from './list-prices.ts';
import { pricesAtCheckout } from './prices-at-checkout.ts';
import { giveBackUnlessWrong, takeQuote } from './quote-limit.ts';

const minor = z.int().openapi({ description: 'Minor units; yen have none.' });
/** `643,646` in a query or a form; in JSON also a list of strings or numbers. */
export const pids = z
  .union([
    z.string().transform((list) => list.split(',').map((pid) => pid.trim())),
    z.array(z.union([z.string(), z.int().transform(String)])),
  ])
  .pipe(z.array(pidSchema).min(1).max(50))
  .openapi({ type: 'string', example: '643,646', description: 'Comma-separated, or an array in JSON.' });

const reasons = z
  .array(
    z
      .object({
        kind: z.enum(['promotion', 'coupon']),
        key: z.string().openapi({ description: 'Of the promotion, or the code of the coupon.' }),
        name: z.string(),
        percent_off: z.int(),
        off_minor: minor,
      })
      .openapi('PriceReason'),
  )
  .openapi({ description: 'Why it is not the list price, in the order applied.' });

const priceList = z.object({
  prices: z.array(
    z
      .object({
        pid: z.string(),
        licence_type: z.enum(LICENCE_TYPES),
        currency: z.enum(CURRENCIES),
        list_minor: minor,
        total_minor: minor,
        list: z.string().openapi({ description: 'As people read it, like the next.' }),
        total: z.string(),
        coupon: z.string().nullable(),
        reasons,
        lowest_30_days_minor: minor
          .nullable()
          .openapi({ description: 'Of the 30 days before it was reduced; null where it is not.' }),
        lowest_30_days: z.string().nullable(),
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
  description:
    'For who asks: as log-in and country say, never as the body does. With `coupon` the prices are those of a checkout link that carries this code, or none where it is empty; without it the public coupon that makes the best price counts.',
  request: { body: writeBody(z.object({ pids, coupon: z.string().max(64).optional() })) },
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

const calculationRoute = createRoute({
  method: 'get',
  path: '/promotion/price_calculation',
  tags: ['prices'],
  summary: 'The list price and the best price of one licence, and why',
  request: {
    query: z.object({
      pid: z.string().pipe(pidSchema).openapi({ type: 'string', example: '643' }),
      opt: z
        .string()
        // An unescaped plus sign arrives as a space.
        .transform((type) => type.trim().replace(' ', '+'))
        .pipe(z.enum(LICENCE_TYPES))
        .openapi({ type: 'string', example: 'LFT' }),
      coupon: z.string().max(64).optional(),
    }),
  },
  responses: {
    200: {
      description: 'The price, in the currency of the language',
      content: {
        'application/json': {
          schema: success(
            z
              .object({
                pid: z.string(),
                licence_type: z.enum(LICENCE_TYPES),
                currency: z.enum(CURRENCIES),
                list_minor: minor,
                best_minor: minor,
                reasons,
                coupon: z.object({ code: z.string(), problem: z.string().nullable() }).nullable().openapi({
                  description: 'The code that was given; a problem says why it takes nothing off.',
                }),
              })
              .openapi('PriceCalculation'),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const tagsRoute = createRoute({
  method: 'post',
  path: '/price_discount/user_tags',
  tags: ['prices'],
  summary: 'What is known of a customer for promotions',
  description:
    'The log-in decides; what `user_info` says of a person is not believed. `cache_clear` (has every page that shows a price made anew) and `debug_user_tags` (answers these, as far as there are such tags) are for staff with the permission `prices`, who send `Authorization: Bearer` with a token of the back office (page Promotion rules). For others they change nothing.',
  request: {
    body: writeBody(
      z.object({
        cache_clear: z.unknown().optional(),
        debug_user_tags: z.unknown().optional(),
        user_info: z
          .unknown()
          .optional()
          .openapi({
            type: 'object',
            properties: {
              email: { type: 'string' },
              machine_id: { type: 'string' },
              token_id: { type: 'string' },
            },
          }),
      }),
    ),
  },
  responses: {
    200: {
      description: 'The tags',
      content: {
        'application/json': {
          schema: success(z.object({ tags: z.array(z.string()), country: z.string() }).openapi('UserTags')),
        },
      },
    },
    ...failures(commonErrors),
  },
});

const countryRoute = createRoute({
  method: 'post',
  path: '/common/country',
  tags: ['prices'],
  summary: 'The country a visitor comes from, with currency and tax',
  request: { body: writeBody(z.looseObject({})) },
  responses: {
    200: {
      description: 'What the network says; empty where it says nothing',
      content: {
        'application/json': {
          schema: success(
            z
              .object({
                country: z.string(),
                currency: z.enum(CURRENCIES).openapi({ description: 'Of the language.' }),
                tax: z
                  .object({ percent: z.number() })
                  .nullable()
                  .openapi({ description: 'Contained in prices; null where the seller collects none.' }),
              })
              .openapi('VisitorCountry'),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** A list in JSON, `member,customer` in a form; undefined if missing. */
function tagsIn(said: unknown): string[] | undefined {
  const listed = z
    .union([z.string().transform((text) => text.split(',').map((tag) => tag.trim())), z.array(z.string())])
    .safeParse(said).data;
  return listed?.filter(isCustomerTag);
}

const isYes = (said: unknown) => said === true || said === 1 || said === '1';

const visitorOf = (c: Context<BackendEnv>): PriceVisitor => ({
  country: c.var.country,
  member: c.var.viewer.kind === 'member' ? c.var.viewer : undefined,
});

/** Calls about prices. */
export function pricingHttp(deps: { db: Db; clock: Clock; limits: Limits }) {
  const ok = <Data>(c: Context<BackendEnv>, data: Data) =>
    c.json({ cscode: 0 as const, msg: '' as const, data }, 200);
  return backendRouter()
    .openapi(bestRoute, async (c) => {
      const { pids: asked, coupon: code } = written(c);
      const { locale, ip } = c.var;
      const about = { pids: asked, visitor: visitorOf(c) };
      const quote = { ip, query: new URLSearchParams({ coupon: code ?? '' }) };
      const allowed = await takeQuote(deps.limits, quote);
      if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
      if (code === undefined) return ok(c, await listPrices(deps, { ...about, locale }));
      const charged = { ...about, currency: currencyOf(locale), code: code || undefined };
      const { lines, problem } = await pricesAtCheckout(deps, charged);
      await giveBackUnlessWrong(deps.limits, quote, problem);
      return ok(c, await listLines(deps, lines, locale));
    })
    .openapi(priceRoute, async (c) => {
      const { locale, ip } = c.var;
      const allowed = await takeQuote(deps.limits, { ip, query: new URLSearchParams() });
      if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
      return ok(c, await listPrices(deps, { pids: c.req.valid('query').pid, locale }));
    })
    .openapi(calculationRoute, async (c) => {
      const { pid, opt, coupon: code } = c.req.valid('query');
      const { locale, ip } = c.var;
      const asked = { ip, query: new URL(c.req.url).searchParams };
      const allowed = await takeQuote(deps.limits, asked);
      if (!allowed.ok) return refuse(c, commonErrors, 'too_many_requests', allowed.retryAfter);
      const visitor = visitorOf(c);
      const found = await calculatePrice(deps, { pid, licenceType: opt, code, locale, visitor });
      await giveBackUnlessWrong(deps.limits, asked, found?.coupon?.problem);
      if (!found) return refuse(c, commonErrors, 'not_found');
      const { line, coupon } = found;
      return ok(c, {
        pid,
        licence_type: opt,
        currency: currencyOf(locale),
        list_minor: line.listMinor,
        best_minor: line.totalMinor,
        reasons: line.reductions.map(listedReason),
        coupon: coupon ? { code: coupon.code, problem: coupon.problem ?? null } : null,
      });
    })
    .openapi(tagsRoute, async (c) => {
      const { member, country = '' } = visitorOf(c);
      const { cache_clear, debug_user_tags } = written(c);
      const staff = await c.var.staff();
      const isTheirs = staff !== undefined && (await mayAct(deps.db, staff, 'prices'));
      const debugged = isTheirs ? tagsIn(debug_user_tags) : undefined;
      if (isTheirs && isYes(cache_clear)) await announcePrices(deps.db);
      return ok(c, { tags: debugged ?? (await customerTags(deps.db, member)), country });
    })
    .openapi(countryRoute, async (c) => {
      const { country, locale } = c.var;
      const { rateBp } = await decideTax(deps.db, { country }, deps.clock.now());
      const tax = rateBp > 0 ? { percent: rateBp / 100 } : null;
      return ok(c, { country: country ?? '', currency: currencyOf(locale), tax });
    });
}
