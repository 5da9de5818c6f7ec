import {
  backendRouter,
  commonErrors,
  createRoute,
  failures,
  success,
  writeBody,
  z,
} from '@spindle/domain/backend-api/envelope.ts';
import { promotionsForPages } from '@spindle/domain/pricing/promotions-for-pages.ts';
import { whileRuleRuns } from '../../page/promotion-at.ts';
import type { Services } from '../services.ts';
import { original, refreshing, refusedRead } from './refreshing.ts';

const countdownsRoute = createRoute({
  method: 'post',
  path: '/common/count_down_news',
  tags: ['prices'],
  summary: 'The promotions that run now, with their ends',
  request: { query: z.object({ _original: original }), body: writeBody(z.looseObject({})) },
  responses: {
    200: {
      description: 'In the language of the call, the one that ends first before the others',
      content: {
        'application/json': {
          schema: success(
            z.object({
              countdowns: z.array(
                z
                  .object({
                    slug: z.string(),
                    title: z.string(),
                    summary: z.string().nullable(),
                    starts_at: z.string().openapi({ description: 'ISO 8601, as is `ends_at`.' }),
                    ends_at: z.string(),
                    seconds_left: z.int(),
                    time_zone: z.string(),
                    product_line: z.string(),
                    cookie_suffix: z.string(),
                    coupon: z.string().nullable(),
                    pids: z.array(z.string()),
                  })
                  .openapi('Countdown'),
              ),
            }),
          ),
        },
      },
    },
    ...failures(commonErrors),
  },
});

/** Calls about what editors and staff promote. */
export function promotionCalls({
  content,
  clock,
  db,
  limits,
}: Pick<Services, 'content' | 'clock' | 'db' | 'limits'>) {
  return backendRouter().openapi(countdownsRoute, async (c) => {
    const tooMany = await refusedRead(c, limits);
    if (tooMany) return tooMany;
    const refresh = await refreshing(c, limits, c.req.valid('query')._original);
    if (refresh instanceof Response) return refresh;
    const now = clock.now();
    const listed = await content.list('promotions', {
      locale: c.var.locale,
      sort: [{ field: 'startsAt', descending: true }],
      page: { number: 1, size: 50 },
      refresh,
    });
    const keys = listed.items.map(({ slug }) => slug);
    const rules = new Map((await promotionsForPages(db, { at: now, keys })).map((rule) => [rule.key, rule]));
    const countdowns = listed.items
      .map((document) => whileRuleRuns(document, rules.get(document.slug)))
      .filter(({ closed, startsAt, endsAt }) => {
        return !closed && Date.parse(startsAt) <= now.getTime() && now.getTime() < Date.parse(endsAt);
      })
      .toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt))
      .map((document) => ({
        slug: document.slug,
        title: document.title,
        summary: document.summary ?? null,
        starts_at: document.startsAt,
        ends_at: document.endsAt,
        seconds_left: Math.ceil((Date.parse(document.endsAt) - now.getTime()) / 1000),
        time_zone: document.timeZone,
        product_line: document.productLine,
        cookie_suffix: document.cookieSuffix,
        coupon: document.coupon ?? null,
        pids: document.product.map(({ pid }) => pid),
      }));
    return c.json({ cscode: 0 as const, msg: '' as const, data: { countdowns } }, 200);
  });
}
