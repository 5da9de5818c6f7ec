import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { LineFull } from '@spindle/platform/few-at-once.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { contentSettings, productData, testLog, testPayload } from '../testing/test-content.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import { contentHttp } from './http.ts';
import { openContent } from './readers.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({
  config: contentSettings(url),
  log: testLog,
  currencyOf: (locale) => (locale === 'ja' ? 'JPY' : 'USD'),
});
afterAll(content.close);

let refreshes = 0;
const app = contentHttp({
  content,
  log: testLog,
  locales: ['en', 'ja'],
  defaultLocale: 'en',
  mayRefresh: async () => {
    refreshes += 1;
    return refreshes > 2 ? { ok: false, retryAfter: 30 } : { ok: true };
  },
  mayRead: async () => ({ ok: true }),
  maySearch: async () => ({ ok: true }),
});
const productsType = contentTypesByName.get('products') as ContentType;
const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

const tagOf = (product: object) => (product as { product_attrs: { tags: object[] } }).product_attrs.tags[0];
const ripper = await payload.create({
  collection: 'products',
  data: productData('646', { product_attrs: { tags: [{ slug: 'new', name: 'New' }] } }),
});
await payload.update({
  collection: 'products',
  id: ripper.id,
  locale: 'ja',
  data: {
    name: 'リッパー',
    shortName: 'リッパー',
    product_attrs: { tags: [{ ...tagOf(ripper), name: '新着' }] },
    _status: 'published',
  },
});
await payload.create({ collection: 'products', draft: true, data: productData('999', { _status: 'draft' }) });
await payload.create({
  collection: 'page-products',
  data: {
    slug: 'blu_ray_ripper',
    title: 'Blu-ray Ripper',
    product: [ripper.id],
    blocks: [
      { blockType: 'product-hero', anchorId: 'top', title: 'Hero', text: 'Text', products: [ripper.id] },
    ],
    seo: { structuredData: '{"@type":"Thing"}' },
    _status: 'published',
  },
});

test('a product is found by pid, with its price in the currency of the language', async () => {
  const response = await get('/products?filters[pid][$eq]=646&locale=ja&populate=price');
  expect(response.status).toBe(200);
  const { data, meta } = (await response.json()) as { data: Record<string, unknown>[]; meta: object };
  expect(meta).toEqual({
    locale: 'ja',
    fallback: null,
    pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 },
  });
  expect(data[0]).toMatchObject({
    pid: '646',
    price: [{ key: 'LFT', value: 7400, currency: 'JPY' }],
    product_attrs: { tags: [{ slug: 'new', name: '新着' }] },
  });
});

test.each([
  ['lang=ja', 'ja'],
  ['locale=ja&lang=en', 'ja'],
  ['locale=&lang=ja', 'ja'],
  ['lang=', 'en'],
])('the language is told by locale, else by lang: %s', async (query, locale) => {
  const response = await get(`/products?filters[pid][$eq]=646&${query}`);
  expect(await response.json()).toMatchObject({ data: [{ pid: '646' }], meta: { locale } });
});

test('a page names its blocks as components and carries nothing internal', async () => {
  const response = await get(
    '/page-products?filters[slug][$eq]=blu_ray_ripper&populate[0]=product&populate[1]=blocks',
  );
  const { data } = (await response.json()) as { data: { blocks: object[]; seo: object }[] };
  expect(data[0]?.blocks[0]).toMatchObject({
    __component: 'blocks.product-hero',
    anchorId: 'top',
    products: [{ pid: '646' }],
  });
  expect(data[0]?.seo).toMatchObject({ structuredData: { '@type': 'Thing' } });
  expect(JSON.stringify(data)).not.toMatch(/_status|blockType|createdAt/);
});

test.each([
  ['page-home', 'index'],
  ['page-store', 'store'],
] as const)('a page has a slug also where there is one of its kind: %s', async (slug, named) => {
  await payload.updateGlobal({ slug, data: { title: 'One of its kind', _status: 'published' } });
  content.purge([slug]);
  expect(await (await get(`/${slug}`)).json()).toMatchObject({
    data: { slug: named, title: 'One of its kind' },
  });
});

test('what is no page has none', async () => {
  await payload.updateGlobal({
    slug: 'pro-dlg',
    data: { title: 'Buy {name}', compareLabel: 'All', _status: 'published' },
  });
  content.purge(['pro-dlg']);
  const { data } = (await (await get('/pro-dlg')).json()) as { data: object };
  expect(data).toMatchObject({ title: 'Buy {name}' });
  expect(data).not.toHaveProperty('slug');
});

test('what has not changed is answered with 304', async () => {
  const first = await get('/products?filters[pid][$eq]=646');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toContain('max-age');
  expect(first.headers.get('surrogate-key')).toContain('products:646');
  expect((await get('/products?filters[pid][$eq]=646', { 'if-none-match': `W/${etag}` })).status).toBe(304);
  await payload.update({
    collection: 'products',
    id: ripper.id,
    data: { shortName: 'Other', _status: 'published' },
  });
  content.purge(['products:646']);
  expect((await get('/products?filters[pid][$eq]=646', { 'if-none-match': etag })).status).toBe(200);
});

test('drafts and staff are never shown', async () => {
  const all = (await (await get('/products')).json()) as { data: { pid: string }[] };
  expect(all.data.map((product) => product.pid)).toEqual(['646']);
  const draft = (await (await get('/products?filters[pid][$eq]=999')).json()) as { data: unknown[] };
  expect(draft.data).toEqual([]);
  expect((await get('/staff')).status).toBe(404);
  expect((await get('/media')).status).toBe(404);
  expect((await get('/products?draft=true')).status).toBe(400);
});

test.each([
  '/products?filters[price][$eq]=1',
  '/products?filters[pid][$gt]=1',
  '/products?filters[type][$contains]=sing',
  '/products?filters[type][$eq]=suitcase',
  '/products?filters[nothing][$eq]=1',
  '/products?filters[wordsChangedAt][$eq]=2026-11-21',
  '/products?filters[updatedAt][$eq]=0000-01-01',
  '/products?filters[updatedAt][$eq]=%2B275760-09-13',
  '/products?filters[shown][$eq]=true',
  '/products?filters[related_products.name][$eq]=a',
  '/products?sort=price',
  '/products?sort=pid:up',
  '/products?populate=nothing',
  '/products?populate=*,nothing',
  '/page-products?populate=blocks,nothing',
  '/products?populate=related_products.nothing',
  '/products?populate=related_products.related_products.related_products.media',
  '/products?fallback=en',
  '/products?fallback=de&filters[pid][$eq]=646',
  '/products?filters[pid][$eq]=646&filters[pid][$eq]=1',
  '/products?filters[pid][$eq]=%00',
  `/products?filters[slug][$eq]=${'a'.repeat(101)}`,
  '/products?locale=de',
  '/products?lang=de',
  '/footer?filters[slug][$eq]=a',
  '/products?pagination[page]=0',
  '/products?pagination[page]=1.5',
  '/products?pagination[page]=10001',
  '/products?pagination[page]=1&pagination[page]=2',
  '/products?pagination[pageSize]=101',
  '/products?pagination[limit]=5',
  '/footer?pagination[page]=1',
])('%s is a bad request', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ data: null, error: 'invalid_input' });
});

test('unknown types and types without a document are not found, writing is not possible', async () => {
  expect((await get('/users')).status).toBe(404);
  expect((await get('/a/b')).status).toBe(404);
  expect((await get('/checkout')).status).toBe(404);
  expect((await app.request('/products', { method: 'POST' })).status).toBe(405);
});

test('what is below the reads and none of them is answered to a program, in JSON', async () => {
  const mounted = new Hono().route('/api/cms', app).all('*', (c) => c.html('a page of the shop', 404));
  for (const path of ['/', '', '/products/', '/products/646', '/page-help/none', '/a/b/c']) {
    const response = await mounted.request(`/api/cms${path}`);
    expect([response.status, await response.json()]).toEqual([404, { data: null, error: 'not_found' }]);
  }
  for (const path of ['/products', '/page-help/search', '/search']) {
    const response = await mounted.request(`/api/cms${path}`, { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await response.json()).toEqual({ data: null, error: 'method_not_allowed' });
  }
});

test('_original=1 reads one entry anew, for everybody, and not too often', async () => {
  const path = '/products?filters[pid][$eq]=646';
  await get(path);
  await payload.update({
    collection: 'products',
    id: ripper.id,
    data: { shortName: 'Fresh', _status: 'published' },
  });
  expect(await (await get(path)).text()).not.toContain('Fresh');
  expect(await (await get(`${path}&_original=1`)).text()).toContain('Fresh');
  expect(await (await get(path)).text()).toContain('Fresh');
  await get(`${path}&_original=1`);
  const refused = await get(`${path}&_original=1`);
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('30');
});

test('a list of more than a hundred comes in pages that miss and repeat nothing', async () => {
  for (let number = 1; number <= 101; number += 1) {
    const data = { slug: `error-${String(number).padStart(3, '0')}`, title: 'Error', _status: 'published' };
    await payload.create({ collection: 'page-error', data });
  }
  const page = async (number: number) => {
    const response = await get(`/page-error?pagination[page]=${number}&pagination[pageSize]=40`);
    return (await response.json()) as { data: { slug: string }[]; meta: { pagination: object } };
  };
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ data }) => data.length)).toEqual([40, 40, 21, 0]);
  for (const [index, { meta }] of pages.entries()) {
    expect(meta.pagination).toEqual({ page: index + 1, pageSize: 40, pageCount: 3, total: 101 });
  }
  const slugs = pages.flatMap(({ data }) => data.map(({ slug }) => slug));
  expect(slugs).toEqual([...new Set(slugs)].sort());
});

test('the page error-404 is read as the specification does: with blocks, media, related product and price', async () => {
  const bundles = { blockType: 'hot-bundles', title: 'Hot Bundles', products: [ripper.id] };
  await payload.create({
    collection: 'page-error',
    data: { slug: 'error-404', title: 'Page Not Found', blocks: [bundles], _status: 'published' },
  });
  const page = '/page-error?filters[slug][$eq]=error-404';
  const product = { pid: '646', price: [{ key: 'LFT', currency: 'USD' }] };
  for (const populate of [
    '&populate=blocks,media,related_product,price',
    '&populate[0]=blocks&populate[1]=media&populate[2]=related_product&populate[3]=price',
  ]) {
    const response = await get(page + populate);
    const { data } = (await response.json()) as { data: { slug: string; blocks: object[] }[] };
    expect(data).toMatchObject([
      { slug: 'error-404', blocks: [{ title: 'Hot Bundles', products: [product] }] },
    ]);
  }
  // A name that does not occur at the top level stands for the fields of that name further down; only those are filled in.
  const media = (await (await get(`${page}&populate=media`)).json()) as { data: object[] };
  expect(media.data).toMatchObject([{ blocks: [{ products: [ripper.id] }] }]);
  const products = (await (await get(`${page}&populate=products`)).json()) as { data: object[] };
  expect(products.data).toMatchObject([{ blocks: [{ products: [product] }] }]);
});

const pids = async (query: string) => {
  const response = await get(`/products?${query}`);
  const { data } = (await response.json()) as { data: { pid: string }[] };
  return data.map(({ pid }) => pid).join();
};

test('documents are chosen, sorted and filled in as a call says', async () => {
  const other = await payload.create({
    collection: 'products',
    data: productData('647', { name: 'Copier', system: 'mac', related_products: [ripper.id] }),
  });
  content.purgeAll();
  expect(await pids('filters[system][$ne]=win')).toBe('647');
  expect(await pids('filters[pid][$in]=646,647,648&sort=-pid')).toBe('647,646');
  expect(await pids('filters[pid][$in][0]=646&filters[pid][$in][1]=647&sort=name:asc')).toBe('647,646');
  expect(await pids('filters[name][$contains]=opie')).toBe('647');
  expect(await pids('filters[name][$contains]=%25')).toBe('');
  expect(await pids('filters[related_products.pid][$eq]=646')).toBe('647');
  expect(await pids('filters[system][$eq]=mac&filters[pid][$eq]=646')).toBe('');

  const related = async (populate: string) => {
    const response = await get(`/products?filters[pid][$eq]=647${populate}`);
    const { data } = (await response.json()) as { data: { related_products: unknown[] }[] };
    return data[0]?.related_products;
  };
  expect(await related('')).toMatchObject([{ pid: '646' }]);
  expect(await related('&populate=*')).toMatchObject([{ pid: '646' }]);
  expect(await related('&populate=related_products.media')).toMatchObject([ripper.id]);
  expect(await related('&populate=related_products,price')).toMatchObject([{ pid: '646' }]);
  expect(await related('&populate=media')).toEqual([ripper.id]);
  await payload.delete({ collection: 'products', id: other.id });
  content.purgeAll();
});

test('a document that a language lacks is had in another one when that is asked for, and the answer says so', async () => {
  const page = '/page-products?filters[slug][$eq]=blu_ray_ripper&locale=ja';
  const answer = async (query: string) => {
    const { data, meta } = (await (await get(query)).json()) as { data: { title: string }[]; meta: object };
    return [data[0]?.title, meta];
  };
  expect(await answer(page)).toMatchObject([undefined, { locale: 'ja', fallback: null }]);
  expect(await answer(`${page}&fallback=en`)).toMatchObject([
    'Blu-ray Ripper',
    { locale: 'ja', fallback: 'en' },
  ]);
  expect(await answer('/page-products?filters[slug][$eq]=blu_ray_ripper&fallback=ja')).toMatchObject([
    'Blu-ray Ripper',
    { locale: 'en', fallback: null },
  ]);
});

test.each([
  ['too many ask for what is not cached', new LineFull(), 'too_many_requests'],
  ['the database is away', new DatabaseOutage(new Error('gone')), 'unavailable'],
])('where %s the call says when to come again', async (_, error, code) => {
  const failing = contentHttp({
    content: {
      documents: () => Promise.reject(error),
      isKept: () => false,
      search: () => Promise.reject(error),
    },
    log: testLog,
    locales: ['en'],
    defaultLocale: 'en',
    mayRefresh: async () => ({ ok: true }),
    mayRead: async () => ({ ok: true }),
    maySearch: async () => ({ ok: true }),
  });
  for (const path of ['/products', '/search?q=disc', '/page-help/search?q=disc']) {
    const answer = await failing.request(path);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toEqual({ data: null, error: code });
  }
});

test('calls that all differ leave connections to those who read pages', async () => {
  const asked = Array.from({ length: 100 }, (_, index) =>
    content
      .documents({
        type: productsType,
        locale: 'en',
        where: [{ field: 'name', operator: 'contains', values: [`nothing ${index}`] }],
        page: { number: 1, size: 100 },
      })
      .catch((error: unknown) => error),
  );
  const answers = await Promise.all(asked);
  const refused = answers.filter((answer) => answer instanceof LineFull);
  // Two run, and forty wait.
  expect(refused).toHaveLength(58);
});
