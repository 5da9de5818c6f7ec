import { openContent } from '@spindle/content/reading/readers.ts';
import { contentSettings, testLog, testPayload } from '@spindle/content/testing/test-content.ts';
import { createBackend } from '@spindle/domain/backend-api/create-backend.ts';
import { openCommerce, stock } from '@spindle/domain/checkout/testing/commerce.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { Hono } from 'hono';
import { afterAll } from 'vitest';
import type { AppEnv } from '../http/app-env.ts';
import { articleCalls } from '../http/article-calls.ts';
import { commentCalls } from '../http/comment-calls.ts';
import { contentCalls } from '../http/content-calls.ts';
import { faqCalls } from '../http/faq-calls.ts';
import { promotionCalls } from '../http/promotion-calls.ts';
import { staffOfCall } from '../http/staff-of-call.ts';

/** The calls that read content, over eight articles of one category, for the calling test file. */
export async function openContentCalls() {
  const { url, pool } = await testDatabase();
  const payload = await testPayload(url);
  const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
  const shop = await openCommerce(url);
  await stock(shop);
  afterAll(async () => {
    await content.close();
    await shop.close();
  });
  const services = { ...shop.deps, content } as never;
  const { config, limits, secret } = shop.deps;
  const calls = createBackend({
    modules: [
      ...shop.modules.flatMap(({ http }) => http ?? []),
      articleCalls(services),
      commentCalls(services),
      faqCalls(services),
      promotionCalls(services),
    ],
    readViewer: shop.readViewer,
    about: (request) => ({
      ...{ locale: 'en', ip: '2001:db8::1', country: undefined },
      staff: () => staffOfCall(services, request.headers),
    }),
    shopName: 'Shop',
    locales: config.locales,
    origins: config.pageOrigins,
    secret,
    log: testLog,
    endedLoginCookies: [],
    endedActingCookies: [],
    limits,
  });
  const client = { ip: '192.0.2.1', country: undefined };
  const cms = new Hono<AppEnv>()
    .use(async (c, next) => {
      c.set('client', client as AppEnv['Variables']['client']);
      await next();
    })
    .route('/', contentCalls(services));

  const publish = (collection: string, data: Record<string, unknown>, locale: 'en' | 'de' = 'en') =>
    payload.create({ collection, locale, data: { ...data, _status: 'published' } });
  const category = await publish('article-categories', { slug: 'dvd', title: 'DVD' });
  const author = await publish('authors', { slug: 'mara', name: 'Mara' });
  const { rows } = await pool.query<{ id: number }>(
    "insert into cms.media (filename, mime_type, width, height) values ('disc.png', 'image/png', 640, 480) returning id",
  );
  const write = async (slug: string, day: number, more: object = {}) => {
    const { id } = await publish('articles', {
      slug,
      title: `About ${slug}`,
      summary: 'In short.',
      category: category.id,
      author: author.id,
      publishedAt: `2026-10-${String(day).padStart(2, '0')}T12:00:00.000Z`,
      blocks: [{ blockType: 'facts', title: 'Facts', rows: [{ label: 'Light', value: '650 nm' }] }],
      ...more,
    });
    return Number(id);
  };
  const ids: number[] = [];
  for (let day = 1; day <= 7; day += 1) ids.push(await write(`article-${day}`, day));
  const pictured = await write('pictured', 8, { picture: rows[0]?.id });

  const get = async (path: string) => {
    const response = await calls.request(path);
    return { status: response.status, ...((await response.json()) as { cscode: number; data: never }) };
  };

  return {
    ...{ calls, client, cms, config, content, limits, payload, pool, shop },
    ...{ category, get, ids, pictured, publish, write },
  };
}
