import { openContent } from '@spindle/content/reading/readers.ts';
import { contentSettings, testLog, testPayload } from '@spindle/content/testing/test-content.ts';
import { createBackend } from '@spindle/domain/backend-api/create-backend.ts';
import { openCommerce, stock } from '@spindle/domain/checkout/testing/commerce.ts';
import { makeCoupon } from '@spindle/domain/pricing/make-coupon.ts';
import { makePromotion } from '@spindle/domain/pricing/make-promotion.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import type { AppEnv } from './app-env.ts';
import { articleCalls } from './article-calls.ts';
import { commentCalls } from './comment-calls.ts';
import { contentCalls } from './content-calls.ts';
import { promotionCalls } from './promotion-calls.ts';
import { READS } from './refreshing.ts';

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
    promotionCalls(services),
  ],
  readViewer: shop.readViewer,
  about: () => ({ locale: 'en', ip: '2001:db8::1', country: undefined }),
  locales: config.locales,
  origins: config.pageOrigins,
  secret,
  log: testLog,
  endedLoginCookies: [],
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

test('an article is answered with what stands around it', async () => {
  const { status, data } = await get('/cms/article/detail?slug=article-5');
  expect(status).toBe(200);
  expect(data).toMatchObject({
    id: ids[4],
    title: 'About article-5',
    url: '/article-5',
    author: { slug: 'mara', name: 'Mara' },
    category: { slug: 'dvd', title: 'DVD' },
    published_at: '2026-10-05T12:00:00.000Z',
    blocks: [{ __component: 'blocks.facts', title: 'Facts' }],
    breadcrumbs: [
      { name: 'Home', url: '/' },
      { name: 'DVD', url: '/dvd' },
      { name: 'About article-5', url: '/article-5' },
    ],
    related: [{ slug: 'article-4' }, { slug: 'article-3' }, { slug: 'article-2' }],
  });
  expect((await get('/cms/article/detail?slug=article-1')).data).toMatchObject({
    related: [{ slug: 'article-2' }, { slug: 'article-3' }, { slug: 'article-4' }],
  });
  expect((await get('/cms/article/detail?slug=nothing')).status).toBe(404);
  expect((await get('/cms/article/detail?slug=article-5&locale=de')).status).toBe(404);
  expect((await get('/cms/article/detail')).status).toBe(422);
});

test('a category is turned over newest first, in pages of six', async () => {
  const list = async (query: string) =>
    (await get(`/cms/article/list_by_category?category=dvd${query}`)).data as {
      items: { slug: string }[];
      page: number;
      pages: number;
      total: number;
    };
  const slugs = ({ items }: { items: { slug: string }[] }) => items.map(({ slug }) => slug);
  const first = await list('');
  expect(first).toMatchObject({ page: 1, pages: 2, total: 8 });
  expect(slugs(first)).toEqual(['pictured', 'article-7', 'article-6', 'article-5', 'article-4', 'article-3']);
  expect(slugs(await list('&page=2'))).toEqual(['article-2', 'article-1']);
  expect(await list('&page=3')).toMatchObject({ items: [], pages: 2, total: 8 });
  for (const query of ['&page=0', '&page=1e9', '&page=-1', '&page_size=51']) {
    expect((await get(`/cms/article/list_by_category?category=dvd${query}`)).status).toBe(422);
  }
  expect((await get('/cms/article/list_by_category?category=vhs')).status).toBe(404);
});

test('articles that are moved, withdrawn or not in a language are not in the list', async () => {
  const slugs = async (named: string, locale = 'en') => {
    content.purgeAll();
    const { data } = await get(`/cms/article/list_by_category?category=${named}&locale=${locale}`);
    return (data as { items: { slug: string }[] }).items.map(({ slug }) => slug);
  };
  const other = await publish('article-categories', { slug: 'blu-ray', title: 'Blu-ray' });
  const id = await write('moving', 9);
  expect(await slugs('dvd')).toContain('moving');
  await payload.update({ collection: 'articles', id, data: { category: other.id, _status: 'published' } });
  expect(await slugs('dvd')).not.toContain('moving');
  expect(await slugs('blu-ray')).toEqual(['moving']);
  await payload.update({ collection: 'articles', id, draft: true, data: { category: category.id } });
  expect(await slugs('blu-ray')).toEqual(['moving']);
  await payload.update({ collection: 'articles', id, data: { shown: false, _status: 'published' } });
  expect(await slugs('blu-ray')).toEqual([]);
  await payload.delete({ collection: 'articles', id });
  expect((await pool.query('select from cms.article_list where document_id = $1', [id])).rowCount).toBe(0);
});

test('an article that changes its category has other neighbours from the announcement on', async () => {
  const [alone, company] = await Promise.all(
    ['vhs', 'laserdisc'].map((slug) => publish('article-categories', { slug, title: slug })),
  );
  const first = await write('first-of-laserdisc', 10, { category: company?.id });
  const id = await write('lonely', 11, { category: alone?.id });
  const related = async () => (await content.relatedArticles(id, { locale: 'en', most: 3 })).items;
  expect(await related()).toEqual([]);
  await payload.update({ collection: 'articles', id, data: { category: company?.id, _status: 'published' } });
  content.purge([`articles#${id}`]);
  expect(await related()).toMatchObject([{ slug: 'first-of-laserdisc' }]);
  for (const one of [first, id]) await payload.delete({ collection: 'articles', id: one });
});

test('the first picture of articles is answered where there is one', async () => {
  const response = await calls.request('/article/first_img', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: config.origins.storefront },
    body: JSON.stringify({ ids: [ids[0], pictured] }),
  });
  expect(await response.json()).toMatchObject({
    cscode: 0,
    data: [{ id: pictured, url: '/media/disc.png', width: 640, height: 480 }],
  });
});

test('comments are read by page and language, once they are approved', async () => {
  const comment = (text: string, more: object = {}) => ({
    path: '/article-1',
    locale: 'en',
    author: 'Reader',
    text,
    approved: true,
    writtenAt: '2026-10-10T10:00:00.000Z',
    ...more,
  });
  const reply = { author: 'Mara', text: 'Thank you.', repliedAt: '2026-10-11T10:00:00.000Z' };
  await payload.create({ collection: 'comments', data: comment('First', { reply }) });
  await payload.create({
    collection: 'comments',
    data: comment('Second', { writtenAt: '2026-10-12T10:00:00.000Z' }),
  });
  await payload.create({ collection: 'comments', data: comment('Not read yet', { approved: false }) });
  await payload.create({ collection: 'comments', data: comment('Deutsch', { locale: 'de' }) });
  expect((await get('/comments?path=/article-1')).data).toMatchObject({
    items: [
      { text: 'Second', reply: null },
      { text: 'First', reply: { text: 'Thank you.' } },
    ],
    total: 2,
  });
  const german = await cms.request('/comments?filters[path][$eq]=/article-1&filters[locale][$eq]=de');
  expect(((await german.json()) as { data: { text: string }[] }).data.map(({ text }) => text)).toEqual([
    'Deutsch',
  ]);
});

test('prices are the same below both addresses', async () => {
  const { data } = await get('/price?pid=646,643&locale=ja');
  const { prices } = data as { prices: { pid: string; currency: string }[] };
  expect(prices[0]).toMatchObject({ pid: '646', currency: 'JPY' });
  const answer = (await (await cms.request('/price?pid=646,643&locale=ja')).json()) as { data: unknown };
  expect(answer.data).toEqual(prices);
  for (const path of ['/price', '/price?pid=abc', '/price?pid=646&locale=xx']) {
    expect((await cms.request(path)).status).toBe(400);
  }
});

test('one entry is read anew on demand, and not too often', async () => {
  const path = '/cms/article/detail?slug=article-2';
  await get(path);
  await pool.query("update cms.articles_locales set title = 'Fresh' where title = 'About article-2'");
  expect((await get(path)).data).toMatchObject({ title: 'About article-2' });
  expect((await get(`${path}&_original=1`)).data).toMatchObject({ title: 'Fresh' });
  expect((await get(path)).data).toMatchObject({ title: 'Fresh' });
  let refused = 0;
  for (let call = 0; call < 12; call += 1) {
    if ((await get(`${path}&_original=1`)).status === 429) refused += 1;
  }
  expect(refused).toBeGreaterThan(0);
});

test('a network that asks for too much that is not kept has to wait; what is kept is answered all the same', async () => {
  const kept = '/articles?filters[slug][$eq]=article-1';
  expect((await cms.request(kept)).status).toBe(200);
  await limits.take(READS, { ip: client.ip }, READS.points);
  const refused = await cms.request('/articles?filters[slug][$eq]=made-up');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await cms.request('/price?pid=646')).status).toBe(429);
  expect((await cms.request(kept)).status).toBe(200);
  await limits.reset(READS, { ip: client.ip });
  expect((await cms.request('/articles?filters[slug][$eq]=made-up')).status).toBe(200);
});

test.each([
  ['/cms/article/list_by_category?category=dvd', '&page=2'],
  ['/cms/article/list_by_category?category=dvd', '&page_size=1'],
  ['/comments?path=/dvd', '&page=2'],
])(
  'a network that turns over lists where nobody else looks has to wait, too: %s%s',
  async (list, further) => {
    const visitor = { ip: '2001:db8::1' };
    await limits.reset(READS, visitor);
    expect((await get(list + further)).status).toBe(200);
    await limits.take(READS, visitor, READS.points);
    expect((await get(list + further)).status).toBe(429);
    expect((await get(list)).status).toBe(200);
    await limits.reset(READS, visitor);
  },
);

test('past the last page of a category nothing is asked for', async () => {
  const { data } = await get('/cms/article/list_by_category?category=dvd&page=900000');
  expect(data).toMatchObject({ items: [], page: 900_000, pages: 2 });
});

test('bundles and recommendations come with what their products cost, which nobody keeps', async () => {
  const product = await publish('products', {
    ...{ pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', name: 'DVD Ripper', type: 'single' },
    ...{ system: 'win', productLine: 'dvd' },
  });
  await publish('combos', { slug: 'all_in_one', title: 'All in one', product: [product.id], position: 10 });
  const answer = await cms.request('/combos?populate=*');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { data } = (await answer.json()) as { data: { product: { prices: object[] }[] }[] };
  expect(data[0]?.product[0]?.prices).toContainEqual(
    expect.objectContaining({ licence_type: 'LFT', list_minor: 4995, total_minor: 4496, coupon: 'DNC10' }),
  );
  const etag = answer.headers.get('etag') ?? '';
  const again = await cms.request('/combos?populate=*', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  const coupons = { audience: 'public' as const, pids: ['643'], payPercent: 50, maxUses: null };
  await makeCoupon(shop.deps, { kind: 'system', name: 'test' }, { code: 'HALF', ...coupons });
  const changed = await cms.request('/combos?populate=*', { headers: { 'if-none-match': etag } });
  expect(changed.status).toBe(200);
});

test('countdowns are of promotions that run, and end no later than their rule', async () => {
  const now = shop.deps.clock.now().getTime();
  const day = (days: number) => new Date(now + days * 86_400_000);
  const write = (slug: string, starts: number, ends: number, more: object = {}) =>
    publish('promotions', {
      ...{ slug, title: slug, startsAt: day(starts).toISOString(), endsAt: day(ends).toISOString() },
      ...{ timeZone: 'UTC', cookieSuffix: 'default', productLine: 'common', blocks: [], ...more },
    });
  await write('month', -1, 30);
  await write('week', -1, 30, { coupon: 'DNC10' });
  await write('over', -9, -1);
  await write('closed', -1, 1, { closed: true });
  await makePromotion(
    shop.deps,
    { kind: 'system', name: 'test' },
    {
      ...{ key: 'week', name: 'Week', startsAt: day(-2), endsAt: day(5), pids: [], licenceTypes: [] },
      ...{ countries: [], tags: [], payPercent: 80, stacking: 'alone', maxUses: null },
      maxUsesPerCustomer: null,
    },
  );
  const headers = { origin: config.pageOrigins[0] ?? '', 'content-type': 'application/json' };
  const answer = await calls.request('/common/count_down_news', { method: 'POST', headers, body: '{}' });
  expect(await answer.json()).toMatchObject({
    data: {
      countdowns: [
        { slug: 'week', ends_at: day(5).toISOString(), coupon: 'DNC10' },
        { slug: 'month', ends_at: day(30).toISOString(), coupon: null },
      ],
    },
  });
});
