import { createHash } from 'node:crypto';
import { testPayload } from '@spindle/content/testing/test-content.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';
import { stockedDatabase } from './testing/stocked-database.ts';

const { url } = await stockedDatabase();
const settings = { DATABASE_URL: url, SECRET: 's'.repeat(32), LOCALES: 'en,de', JOBS: 'off' };
let shops: [RunningStorefront, RunningStorefront];
let shop: RunningStorefront;

beforeAll(async () => {
  const build = await builtStorefront();
  shops = await Promise.all([startBuilt(build, settings), startBuilt(build, settings)]);
  [shop] = shops;
});
afterAll(endStorefronts);

const textOf = async (path: string, { origin } = shop) => (await fetch(origin + path)).text();
const titleOf = async (path: string, where = shop) =>
  /<title>(.*?)<\/title>/.exec(await textOf(path, where))?.[1];

/**
 * Time for a publication to show, ms. Without an announcement a page would be kept for minutes; the machine's speed must
 * not matter.
 */
const PUBLISHED_WITHIN = 120_000;

test('a product page that an editor makes has its address on both storefronts without a deploy', async () => {
  const status = async (path: string, where = shop) => (await fetch(where.origin + path)).status;
  for (const each of shops) expect(await status('/photo-tool', each)).toBe(404);
  const payload = await testPayload(url);
  for (const collection of ['page-products', 'page-buys'] as const) {
    const data = { slug: 'photo_tool', title: `Photo Tool in ${collection}`, _status: 'published' };
    await payload.create({ collection, data });
  }
  for (const each of shops) {
    await expect.poll(() => titleOf('/photo-tool', each)).toContain('Photo Tool in page-products');
    expect(await titleOf('/photo-tool/buy', each)).toContain('Photo Tool in page-buys');
    // It is not published in German.
    expect(await status('/de/photo-tool', each)).toBe(404);
    expect(await textOf('/sitemap.xml', each)).toContain(`<loc>${each.origin}/photo-tool/buy</loc>`);
  }
  expect(await textOf('/photo-tool/buy')).toContain('data-page-type="buy"');
  expect(await status('/photo_tool')).toBe(404);
  await payload.delete({ collection: 'page-products', where: { slug: { equals: 'photo_tool' } } });
  for (const each of shops) {
    await expect.poll(() => status('/photo-tool', each)).toBe(410);
    expect(await status('/photo-tool/buy', each)).toBe(200);
  }
});

test('an admin’s script is let into its page by hash, and what is no code stays words', async () => {
  const payload = await testPayload(url);
  const hostile = '</title><script>alert(1)</script>';
  const script = 'if (1 < 2 && "a")\n  document.title += "!";';
  const structuredData = JSON.stringify({ '@type': 'Thing', name: hostile });
  const seo = {
    metaDescription: hostile,
    meta: [{ name: 'author', content: hostile }],
    script,
    structuredData,
  };
  const data = { slug: 'scripted', title: hostile, seo, _status: 'published' };
  const { id } = await payload.create({ collection: 'page-products', data: data as never });
  await expect.poll(async () => (await fetch(`${shop.origin}/scripted`)).status).toBe(200);
  // Once to be rendered, once from the store.
  for (const _ of [1, 2]) {
    const answer = await fetch(`${shop.origin}/scripted`);
    const html = await answer.text();
    const hash = createHash('sha256').update(script).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(html).toContain(`<script>${script}</script>`);
    expect(html.split('<script>')).toHaveLength(2);
  }
  expect((await fetch(`${shop.origin}/dvd-ripper`)).headers.get('content-security-policy')).not.toContain(
    'sha256-',
  );
  await payload.delete({ collection: 'page-products', id });
});

test('a route rule leads on from old addresses and from a page of the shop’s own, on both storefronts, until it is deleted', async () => {
  const payload = await testPayload(url);
  const ask = async (path: string, { origin }: RunningStorefront) => {
    const answer = await fetch(origin + path, { redirect: 'manual' });
    return [answer.status, answer.headers.get('location')];
  };
  for (const each of shops) expect((await ask('/old-dvd-copy', each))[0]).toBe(404);
  const rules = [
    { from: '/old-dvd-copy', to: '/dvd-ripper#plans', permanent: false },
    { from: '/blog', to: 'https://blog.example/', permanent: true },
    { from: '/promotion', to: '/store', permanent: false },
    { from: '/old-dvd-creator', permanent: true },
  ];
  const made = [];
  for (const data of rules) made.push(await payload.create({ collection: 'redirects', data: data as never }));
  for (const each of shops) {
    await expect.poll(() => ask('/de/old-dvd-copy?x=1', each)).toEqual([302, '/de/dvd-ripper?x=1#plans']);
    await expect.poll(() => ask('/blog', each)).toEqual([301, 'https://blog.example/']);
    await expect.poll(() => ask('/promotion', each)).toEqual([302, '/store']);
  }
  for (const cookie of ['', `laravel_session=made-up.${'a'.repeat(43)}%3D`]) {
    const gone = await fetch(`${shop.origin}/old-dvd-creator`, { headers: { cookie } });
    expect([gone.status, await gone.text()]).toEqual([410, expect.stringContaining('/old-dvd-creator</h1>')]);
  }
  for (const { id } of made) await payload.delete({ collection: 'redirects', id });
  for (const each of shops) await expect.poll(async () => (await ask('/old-dvd-copy', each))[0]).toBe(404);
});

test('without the editors’ page for it a 404 is a 500, and no longer once that is published', async () => {
  const payload = await testPayload(url);
  const where = { slug: { equals: 'error-404' } };
  const update = (_status: string) =>
    payload.update({ collection: 'page-error', where, data: { _status } as never });
  const status = async (path: string) => (await fetch(shop.origin + path)).status;
  expect(await status('/nothing-at-all')).toBe(404);
  await update('draft');
  await expect.poll(() => status('/nothing-at-all')).toBe(500);
  expect(await status('/sandbox/pay/nothing')).toBe(500);
  await update('published');
  await expect.poll(() => status('/nothing-at-all')).toBe(404);
});

test('what an editor publishes is on both storefronts long before their pages are old', async () => {
  const before = await Promise.all(shops.map((each) => titleOf('/', each)));
  expect(before[0]).toBe(before[1]);
  const payload = await testPayload(url);
  await payload.updateGlobal({
    slug: 'page-home',
    data: { title: 'Published just now', _status: 'published' },
  });
  const published = performance.now();
  const times = await Promise.all(
    shops.map(async (each) => {
      const title = () => titleOf('/', each);
      await expect.poll(title, { interval: 10, timeout: PUBLISHED_WITHIN }).toContain('Published just now');
      return Math.round(performance.now() - published);
    }),
  );
  console.info(`Published, and on the two storefronts after ${times.join(' and ')} ms.`);
});

test('a comment shows under its article, on both storefronts, once it is approved, and in its language', async () => {
  const payload = await testPayload(url);
  const data = { path: '/dvd-capacity', locale: 'en', author: 'Ada', text: 'Clear at last', approved: false };
  const { id } = await payload.create({ collection: 'comments', data });
  for (const each of shops) expect(await textOf('/dvd-capacity', each)).not.toContain('Clear at last');
  await payload.update({ collection: 'comments', id, data: { approved: true } });
  for (const each of shops)
    await expect
      .poll(() => textOf('/dvd-capacity', each))
      .toContain('<p class="comment-text">Clear at last</p>');
  expect(await textOf('/de/dvd-capacity')).not.toContain('Clear at last');
  await payload.delete({ collection: 'comments', id });
  for (const each of shops)
    await expect.poll(() => textOf('/dvd-capacity', each)).not.toContain('Clear at last');
});

test.each([
  ['not_found', '/no-such-page'],
  ['article', '/dvd-capacity'],
  ['help', '/help/activate-a-licence'],
  ['uninstall', '/uninstall-software'],
])('what editors recommend at %s is on the page as soon as it is published', async (place, path) => {
  const payload = await testPayload(url);
  await textOf(path);
  const where = { place: { equals: place } };
  const [list] = (await payload.find({ collection: 'recommend-products', where })).docs;
  await payload.update({ collection: 'recommend-products', where, data: { title: `At ${place}` } });
  await expect.poll(() => textOf(path)).toMatch(new RegExp(`At ${place}</h2>.*product-box`, 's'));
  await payload.update({ collection: 'recommend-products', where, data: { items: [] } });
  await expect.poll(() => textOf(path)).not.toContain(`At ${place}`);
  await payload.update({ collection: 'recommend-products', where, data: { items: list?.items } });
});
