import { contentHttp } from '@spindle/content/reading/http.ts';
import { localeOfQuery } from '@spindle/content/reading/locale-of-query.ts';
import { pids } from '@spindle/domain/pricing/http.ts';
import { listPrices } from '@spindle/domain/pricing/list-prices.ts';
import { Hono } from 'hono';
import { SEARCHES } from '../../page/searches.ts';
import type { Services } from '../services.ts';
import { addPrices } from './add-prices.ts';
import type { AppEnv } from './app-env.ts';
import type { Client } from './client.ts';
import { READS, REFRESHES } from './refreshing.ts';

/** The CMS reads of the specification, with prices added. */
export function contentCalls({ content, config, db, clock, log, limits }: Services) {
  const app = new Hono<AppEnv>();
  app.get('/price', async (c) => {
    const asked = pids.safeParse(c.req.query('pid') ?? '');
    const locale = localeOfQuery(c.req.query(), config);
    c.header('Cache-Control', 'no-store');
    if (!asked.success || !locale) return c.json({ data: null, error: 'invalid_input' }, 400);
    const allowed = await limits.take(READS, { ip: c.var.client.ip });
    if (!allowed.ok) {
      c.header('Retry-After', String(allowed.retryAfter));
      return c.json({ data: null, error: 'too_many_requests' }, 429);
    }
    const { prices } = await listPrices({ db, clock }, { pids: asked.data, locale });
    return c.json({ data: prices, meta: { locale } });
  });
  for (const type of ['combos', 'recommend-products']) app.use(`/${type}`, addPrices({ db, clock }));
  app.route(
    '/',
    contentHttp({
      content,
      log,
      locales: config.locales,
      defaultLocale: config.defaultLocale,
      mayRefresh: (c) => limits.take(REFRESHES, { ip: (c.get('client') as Client).ip }),
      mayRead: (c) => limits.take(READS, { ip: (c.get('client') as Client).ip }),
      maySearch: (c) => limits.take(SEARCHES, { ip: (c.get('client') as Client).ip }),
    }),
  );
  return app;
}
