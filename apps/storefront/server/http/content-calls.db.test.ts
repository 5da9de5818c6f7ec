import { makeCoupon } from '@spindle/domain/pricing/make-coupon.ts';
import { makePromotion } from '@spindle/domain/pricing/make-promotion.ts';
import { expect, test } from 'vitest';
import { openContentCalls } from '../testing/content-calls.ts';
import { READS } from './refreshing.ts';

const { calls, client, cms, config, get, limits, payload, publish, shop } = await openContentCalls();

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

test('comments are read anew on demand, for everybody', async () => {
  const ask = async (query = '') =>
    (await get(`/comments?path=/article-2${query}`)).data as { items: { text: string }[] };
  expect(await ask()).toMatchObject({ items: [] });
  // No purge reaches this file's readers.
  const data = { path: '/article-2', locale: 'en', author: 'Reader', text: 'Just now', approved: true };
  await payload.create({ collection: 'comments', data });
  expect(await ask()).toMatchObject({ items: [] });
  expect(await ask('&_original=1')).toMatchObject({ items: [{ text: 'Just now' }] });
  expect(await ask()).toMatchObject({ items: [{ text: 'Just now' }] });
});

test('prices are the same below both addresses', async () => {
  const { data } = await get('/price?pid=646,643&locale=ja');
  const { prices } = data as { prices: { pid: string; currency: string }[] };
  expect(prices[0]).toMatchObject({ pid: '646', currency: 'JPY' });
  const answer = (await (await cms.request('/price?pid=646,643&locale=ja')).json()) as { data: unknown };
  expect(answer.data).toEqual(prices);
  const byLang = await cms.request('/price?pid=646,643&lang=ja');
  expect(((await byLang.json()) as { data: unknown }).data).toEqual(prices);
  for (const path of ['/price', '/price?pid=abc', '/price?pid=646&locale=xx']) {
    expect((await cms.request(path)).status).toBe(400);
  }
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

test('bundles and recommendations come with what their products cost, which nobody keeps', async () => {
  const product = await publish('products', {
    ...{ pid: '643', slug: 'dvd_ripper', shortName: 'DVD Ripper', name: 'DVD Ripper', type: 'single' },
    ...{ system: 'win', productLine: 'dvd' },
  });
  await publish('combos', { slug: 'all_in_one', title: 'All in one', product: [product.id], position: 10 });
  const answer = await cms.request('/combos?populate=*');
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  const { data } = (await answer.json()) as { data: { product: { prices: object[] }[] }[] };
  const price = { licence_type: 'LFT', list_minor: 4995, total_minor: 4496, coupon: 'DNC10' };
  expect(data[0]?.product[0]?.prices).toContainEqual(expect.objectContaining(price));
  await publish('recommend-products', {
    ...{ place: 'thank_you', title: 'Also for discs', items: [{ product: product.id }] },
  });
  const recommended = await cms.request('/recommend-products?populate=*');
  expect(recommended.headers.get('cache-control')).toBe('no-cache');
  const { data: lists } = (await recommended.json()) as {
    data: { items: { product: { prices: object[] } }[] }[];
  };
  expect(lists[0]?.items[0]?.product.prices).toContainEqual(expect.objectContaining(price));
  const etag = answer.headers.get('etag') ?? '';
  const again = await cms.request('/combos?populate=*', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  for (const known of [`W/${etag}`, `"another", ${etag}`]) {
    const { status } = await cms.request('/combos?populate=*', { headers: { 'if-none-match': known } });
    expect(status).toBe(304);
  }
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
  const ask = async (query = '') => {
    const path = `/common/count_down_news${query}`;
    const answer = await calls.request(path, { method: 'POST', headers, body: '{}' });
    return (await answer.json()) as { data: { countdowns: { slug: string }[] } };
  };
  const slugs = async (query = '') => (await ask(query)).data.countdowns.map(({ slug }) => slug);
  expect(await ask()).toMatchObject({
    data: {
      countdowns: [
        { slug: 'week', ends_at: day(5).toISOString(), coupon: 'DNC10' },
        { slug: 'month', ends_at: day(30).toISOString(), coupon: null },
      ],
    },
  });
  // No purge reaches this file's readers, so only a read with `_original` shows the new document.
  await write('new', -1, 2);
  expect(await slugs()).toEqual(['week', 'month']);
  expect(await slugs('?_original=1')).toEqual(['new', 'week', 'month']);
  expect(await slugs()).toEqual(['new', 'week', 'month']);
});
