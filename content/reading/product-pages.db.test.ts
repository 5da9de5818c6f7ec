import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import * as productPages from '../migrations/20261121_225207_product_pages.ts';
import { listeningContent } from '../testing/listening-content.ts';
import { productData, testPayload } from '../testing/test-content.ts';

const { url, db, pool } = await testDatabase();
const payload = await testPayload(url);
const { content, announced } = await listeningContent(url);

const product = async (pid: string, slug: string) =>
  (await payload.create({ collection: 'products', data: productData(pid, { slug }) })).id;
const page = (collection: 'page-products' | 'page-buys', data: Record<string, unknown>) =>
  payload.create({ collection, data: { title: 'A page', _status: 'published', ...data } as never });
/** Waits for announcements and forgets them: a page can be read before its announcement has arrived. */
async function forgetAnnounced(times: number, tag: string): Promise<void> {
  await expect.poll(() => announced.filter((told) => told === tag)).toHaveLength(times);
  announced.length = 0;
}
const pagesOf = (pid: string, locale: 'en' | 'de' = 'en') => content.pagesOf(pid, locale);

test('a product keeps its pages when they get another slug', async () => {
  const id = await product('643', 'dvd_ripper');
  const own = await page('page-products', { slug: 'dvd_ripper', product: [id] });
  await page('page-buys', { slug: 'dvd_ripper', product: [id] });
  await expect.poll(() => pagesOf('643')).toEqual({ product: '/dvd-ripper', buy: '/dvd-ripper/buy' });
  await forgetAnnounced(2, 'product-pages:643');
  await payload.update({ collection: 'page-products', id: own.id, data: { slug: 'rip_a_dvd' } as never });
  await expect.poll(() => pagesOf('643')).toEqual({ product: '/rip-a-dvd', buy: '/dvd-ripper/buy' });
  await expect.poll(() => announced).toContain('product-pages:643');
});

test('what changes in a page but its address is nothing to what links there', async () => {
  const id = await product('641', 'dvd_copy');
  const own = await page('page-products', { slug: 'dvd_copy', product: [id] });
  await expect.poll(() => pagesOf('641')).toEqual({ product: '/dvd-copy' });
  await forgetAnnounced(1, 'product-pages:641');
  await payload.update({ collection: 'page-products', id: own.id, data: { title: 'Copies' } as never });
  await expect.poll(() => announced).toContain(`page-products#${own.id}`);
  expect(announced).not.toContain('product-pages:641');
});

test('in a language in which a page is not shown, nothing leads there; nor when it is withdrawn or about another product', async () => {
  const [id, other] = [await product('646', 'blu_ray_ripper'), await product('647', 'blu_ray_copy')];
  const own = await page('page-products', { slug: 'blu_ray_ripper', product: [id] });
  const update = (data: object, locale: 'en' | 'de' = 'en') =>
    payload.update({ collection: 'page-products', id: own.id, data: data as never, locale });
  await update({ title: 'Ripper', shown: true }, 'de');
  await expect.poll(() => pagesOf('646', 'de')).toEqual({ product: '/blu-ray-ripper' });
  await update({ shown: false }, 'de');
  await expect.poll(() => pagesOf('646', 'de')).toEqual({});
  expect(await pagesOf('646')).toEqual({ product: '/blu-ray-ripper' });
  await update({ product: [other] });
  await expect.poll(() => pagesOf('647')).toEqual({ product: '/blu-ray-ripper' });
  expect(await pagesOf('646')).toEqual({});
  await update({ _status: 'draft' });
  await expect.poll(() => pagesOf('647')).toEqual({});
});

test('a page that names no product is about those of its own name', async () => {
  await product('755', 'spindle_x');
  await product('60755', 'spindle_x');
  await page('page-products', { slug: 'spindle_x' });
  await expect.poll(() => pagesOf('60755')).toEqual({ product: '/spindle-x' });
  expect(await pagesOf('755')).toEqual({ product: '/spindle-x' });
});

test('pages of before are about the products of their name', async () => {
  await product('900', 'photo_tool');
  await page('page-products', { slug: 'photo_tool' });
  await pool.query(`delete from cms.page_products_rels; delete from cms._page_products_v_rels;
    drop table cms.product_pages`);
  await db.transaction((tx) => productPages.up({ db: tx } as never));
  content.purgeAll();
  expect(await pagesOf('900')).toEqual({ product: '/photo-tool' });
  const { docs } = await payload.findVersions({
    collection: 'page-products',
    depth: 0,
    sort: '-createdAt',
    limit: 1,
  });
  expect(docs[0]?.version).toMatchObject({ slug: 'photo_tool', product: [expect.any(Number)] });
});
