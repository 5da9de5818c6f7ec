import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { contentSettings, productData, testLog } from '@spindle/content/testing/test-content.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hearPurges } from '@spindle/platform/testing/hear-purges.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { publishHooks } from './publish-hooks.ts';

const { db, url } = await testDatabase();

/** What happens after the offer of a product was written, before the transaction ends. */
let then: 'commit' | 'throw' | 'lose the connection' = 'commit';
const { payload, close } = await openPayload({
  config: contentSettings(url),
  log: testLog,
  times: TEST_TIMES,
  hooks: {
    async onProductChange(tx, change) {
      await publishHooks.onProductChange(tx, change);
      if (then === 'throw') throw new Error('the back office broke');
      if (then === 'lose the connection') await tx.execute('select pg_terminate_backend(pg_backend_pid())');
    },
  },
});

const purges = await hearPurges(url, testLog);
afterAll(async () => {
  await purges.close();
  await close();
});

beforeEach(async () => {
  then = 'commit';
  await purges.untilNow(db);
});

const publish = (id: number | string, price: number) =>
  payload.update({
    collection: 'products',
    id,
    data: { price: [{ key: 'LFT', usd: price, eur: price, jpy: 7400 }], _status: 'published' },
  });
const offer = async () => (await findOffers(db, ['643']))[0];
const usd = async () => (await offer())?.prices.find((price) => price.currency === 'USD')?.amountMinor;

const product = await payload.create({ collection: 'products', data: productData('643') });

test('publishing a product puts its offer into the catalogue, in minor units', async () => {
  expect(await offer()).toMatchObject({
    pid: '643',
    slug: 'dvd_ripper',
    onSale: true,
    builds: [{ version: '1.0.0', url: 'https://downloads.example/a.exe' }],
    prices: expect.arrayContaining([
      { licenceType: 'LFT', currency: 'USD', amountMinor: 4999 },
      { licenceType: 'LFT', currency: 'JPY', amountMinor: 7400 },
    ]),
  });
});

test('buyers read its name in their language', async () => {
  const { id } = product;
  const names = { name: 'Ripper für Windows', shortName: 'Ripper' };
  await payload.update({
    collection: 'products',
    id,
    locale: 'de',
    data: { ...names, _status: 'published' },
  });
  expect((await offer())?.names).toEqual({ de: names });
});

test('a bundle brings along what it holds', async () => {
  const data = productData('761', { type: 'bundle', products: [product.id] });
  const { id } = await payload.create({ collection: 'products', data });
  const contents = async () => (await findOffers(db, ['761']))[0]?.contents;
  expect(await contents()).toEqual(['643']);
  await payload.update({ collection: 'products', id, data: { products: [], _status: 'published' } });
  expect(await contents()).toEqual([]);
  await payload.delete({ collection: 'products', id });
  await purges.untilNow(db);
});

test('publishing tells every node which documents have changed', async () => {
  await publish(product.id, 39.99);
  const keys = ['products', 'products:643', `products#${product.id}`];
  expect(await purges.untilNow(db)).toEqual([expect.arrayContaining(keys)]);
  expect(await usd()).toBe(3999);
});

test('a draft changes neither the offer nor a page', async () => {
  await payload.update({
    collection: 'products',
    id: product.id,
    draft: true,
    data: { price: [{ key: 'LFT', usd: 1 }] },
  });
  expect(await usd()).toBe(3999);
  await publish(product.id, 29.99);
  expect(await purges.untilNow(db)).toHaveLength(1);
});

test.each(['throw', 'lose the connection'] as const)(
  'when publishing ends halfway (%s), document and offer both stay as they were',
  async (ending) => {
    then = ending;
    await expect(publish(product.id, 1.99)).rejects.toThrow();
    then = 'commit';
    expect(await usd()).toBe(2999);
    const live = await payload.findByID({ collection: 'products', id: product.id });
    expect(live.price[0].usd).toBe(29.99);
    await publish(product.id, 29.99);
    // Only the publication that was kept is announced.
    expect(await purges.untilNow(db)).toHaveLength(1);
  },
);

test('a price below zero is not published', async () => {
  await expect(
    payload.update({
      collection: 'products',
      id: product.id,
      data: { price: [{ key: 'LFT', usd: -1 }], _status: 'published' },
    }),
  ).rejects.toThrow();
  expect(await usd()).toBe(2999);
});

test('unpublishing ends the sale, publishing again resumes it, deleting ends it', async () => {
  await payload.update({ collection: 'products', id: product.id, data: { _status: 'draft' } });
  expect((await offer())?.onSale).toBe(false);
  await publish(product.id, 29.99);
  expect((await offer())?.onSale).toBe(true);
  await payload.delete({ collection: 'products', id: product.id });
  expect((await offer())?.onSale).toBe(false);
  expect(await purges.untilNow(db)).toHaveLength(3);
});
