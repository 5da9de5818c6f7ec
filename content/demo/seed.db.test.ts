import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import type { ProductChange } from '../publishing/publish.ts';
import { openContent } from '../reading/readers.ts';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';
import { LAYOUTS } from '../types/page-products/demo-layouts.ts';
import { demoProducts } from '../types/products/demo.ts';
import { demoProduct } from '../types/products/demo-pids.ts';
import { contentTypes } from '../types/register.ts';
import { demoState, endDemoLoad, LOADING_KEY } from './demo-state.ts';
import { seedDemo } from './seed.ts';

const { url, pool } = await testDatabase();
const mediaDirectory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
afterAll(() => rm(mediaDirectory, { recursive: true }));
const settings = contentSettings(url);
const config = {
  ...settings,
  media: { kind: 'directory' as const, directory: mediaDirectory },
  // The shop is served in English alone, so that all other languages are loaded at the end.
  sites: settings.sites.slice(0, 1) as unknown as Sites,
};
const changes: ProductChange[] = [];
let interruptedAt: string | undefined;
const seed = (part: 'first' | 'all' = 'all') => {
  const hooks = {
    onProductChange: async (_tx: unknown, change: ProductChange) => {
      if (change.kind === 'published' && change.product.pid === interruptedAt) throw new Error('interrupted');
      changes.push(change);
    },
  };
  return seedDemo({ config, log: testLog, hooks }, { part });
};
const empty = await demoState(url);
// As an earlier version noted that it had begun.
await pool.query(`insert into cms.payload_kv (key, data) values ($1, '{"part":"first"}')`, [LOADING_KEY]);
await seed('first');
const begun = await demoState(url);
const { rows: articlesAtFirst } = await pool.query(
  "select slug from cms.articles where _status = 'published'",
);
const { rows: languagesAtFirst } = await pool.query(
  'select distinct _locale as locale from cms.products_locales union select _locale from cms.page_home_locales',
);
await changeAsEditor('712');
// The rest begins with pages; products follow when their other languages are added.
interruptedAt = '643';
await expect(seed()).rejects.toThrow('interrupted');
interruptedAt = undefined;
const first = await seed();
await endDemoLoad(url);
const content = await openContent({ config, log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

async function changeAsEditor(pid: string) {
  const payload = await testPayload(url);
  const data = { productLine: 'uhd', _status: 'published' };
  await payload.update({ collection: 'products', where: { pid: { equals: pid } }, locale: 'en', data });
}

test('the demo shop is loaded once, through the publishing that editors use', async () => {
  expect(first).toBe(true);
  const pids = changes.map((change) => (change.kind === 'published' ? change.product.pid : ''));
  expect(new Set(pids)).toEqual(new Set(demoProducts.map(({ pid }) => pid)));
  for (const change of changes) {
    if (change.kind === 'published' && change.product.onSale) expect(change.product.prices).toHaveLength(12);
  }
  changes.length = 0;
  expect(await seed()).toBe(false);
  expect(changes).toEqual([]);
});

test('catalogue, home and navigation come first, and the rest leaves them as editors have made them', async () => {
  expect([empty, begun, await demoState(url)]).toEqual(['empty', 'loading', 'kept']);
  expect(articlesAtFirst).toEqual([]);
  expect(languagesAtFirst).toEqual([{ locale: 'en' }]);
  const changed = await content.read('products', { locale: 'en', where: { pid: '712' } });
  expect(changed?.productLine).toBe('uhd');
  expect(await content.read('products', { locale: 'de', where: { pid: '712' } })).toBeNull();
});

test('bundles name what they hold, and retired products what took their place', async () => {
  const product = async (pid: string) => content.read('products', { locale: 'en', where: { pid } });
  expect((await product('1761'))?.contents.map(({ pid }) => pid)).toEqual([
    ...['60643', '60641', '60642', '60646', '60644', '60645'],
    '62038',
  ]);
  const retired = await product('712');
  expect(retired?.successors.map(({ pid }) => pid)).toEqual(['62037']);
  expect((await product('62301'))?.free).toBe(true);
  const inGerman = await content.read('products', { locale: 'de', where: { pid: '643' } });
  expect(inGerman?.amazon).toBe('https://www.amazon.de/s?k=Spindle+DVD+Ripper');
});

const bodies = new Map<string, string>();

test.each(ALL_LOCALES)(
  'every page, bar and footer can be shown in %s, with all its blocks',
  async (locale) => {
    const pages = await Promise.all([
      content.read('page-home', { locale }),
      content.read('page-error', { locale, where: { slug: 'error-404' } }),
    ]);
    expect(pages.map((page) => page?.blocks.length)).toEqual([8, 2]);
    for (const [slug, parts] of Object.entries(LAYOUTS)) {
      const page = await content.read('page-products', { locale, where: { slug } });
      expect(page?.blocks, slug).toHaveLength(parts.length);
      const buy = await content.read('page-buys', { locale, where: { slug } });
      const { prices, upgrades } = demoProduct(slug);
      expect(buy?.blocks.length, slug).toBe(prices ? (upgrades ? 3 : 2) : undefined);
    }
    for (const slug of ['dvd-capacity', 'blu-ray-region-codes']) {
      const article = await content.read('articles', { locale, where: { slug } });
      expect(article?.picture?.alt).toBeTruthy();
      expect(article?.author?.name).toBeTruthy();
      expect(article?.category?.title).toBeTruthy();
      const body = JSON.stringify(
        article?.blocks.filter((block) => block.__component === 'blocks.rich-text'),
      );
      bodies.set(`${slug} ${locale}`, body);
    }
    for (const os of ['win', 'mac'] as const) {
      const bar = await content.read('main-nav-pcs', { locale, where: { os } });
      expect(bar?.product.subList.map((item) => item.product.system)).toEqual(Array(9).fill(os));
    }
    expect((await content.read('footer', { locale }))?.menuList).toHaveLength(4);
    expect(await content.read('page-commons', { locale })).toHaveProperty('headerBanner.text');
    expect(await content.read('checkout', { locale })).toHaveProperty('title');
  },
);

test.each(ALL_LOCALES)(
  'the notice of Japanese law is in %s shown and linked if that is Japanese',
  async (locale) => {
    const slug = 'specified-commercial-transactions';
    const page = await content.read('system-articles', { locale, where: { slug } });
    const { items = [] } = (await content.read('footer', { locale })) ?? {};
    const isJapanese = locale === 'ja';
    expect(page?.title).toBe(isJapanese ? '特定商取引法に基づく表記' : undefined);
    expect(items.some(({ link }) => link === `/${slug}`)).toBe(isJapanese);
    expect(items.length).toBe(isJapanese ? 6 : 5);
  },
);

test('no article is shown in the words of another language', () => {
  expect(bodies.size).toBe(2 * ALL_LOCALES.length);
  expect(new Set(bodies.values()).size).toBe(bodies.size);
});

test('links of the demo are references, and lead to pages that the demo has', async () => {
  const { rows: stored } = await pool.query<{ path: string }>(
    'select path from cms.addresses where published and cardinality(locales) = $1',
    [ALL_LOCALES.length],
  );
  const paths = new Set(stored.map(({ path }) => path));
  const pages = new Map<string, { blocks: { anchorId?: string | undefined }[] }>();
  const documents: unknown[] = [];
  for (const type of contentTypes) {
    const { documents: found } = await content.documents({
      type,
      where: [],
      locale: 'de',
      ...(type.kind === 'collection' && { page: { number: 1, size: 100 } }),
    });
    documents.push(...found);
    for (const document of type.kind === 'collection' && type.pages ? found : []) {
      const path = type.path?.(document);
      if (path) pages.set(path, document as never);
    }
  }
  const links = documents.flatMap((document) => linksIn(document));
  expect(links.length).toBeGreaterThan(200);
  const lost = links.filter((link) => {
    if (link === null) return true;
    if (/^(mailto:|https:|#|\/(find-order|member|mlink|media|promotion|payment)\b)/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const blocks = pages.get(path)?.blocks;
    return !paths.has(path) || (anchor && blocks && !blocks.some(({ anchorId }) => anchorId === anchor));
  });
  expect([...new Set(lost)]).toEqual([]);
});

/** Every link in a document; null for a link that leads nowhere. */
function linksIn(value: unknown): (string | null)[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, item]) => {
    const inText = name === 'url' && 'linkType' in value;
    if ((inText || ['link', 'logoLink'].includes(name)) && typeof item === 'string') return [item];
    // In running text, null is a link to a document that is gone. Other link fields may be empty.
    return inText && item === null ? [item] : linksIn(item);
  });
}

test('a document of every kind can be copied where its form offers that, and be deleted', async () => {
  const payload = await testPayload(url);
  const documents: { collection: string; id: number | string }[] = [];
  for (const { name: collection, kind } of contentTypes) {
    if (kind !== 'collection') continue;
    const { docs } = await payload.find({ collection, limit: 1, depth: 0 });
    for (const { id } of docs) {
      documents.push({ collection, id });
      if (payload.collections[collection]?.config.disableDuplicate) continue;
      documents.push({ collection, id: (await payload.duplicate({ collection, id, draft: true })).id });
    }
  }
  expect(documents.length).toBeGreaterThan(25);
  for (const document of documents) await payload.delete(document);
});
