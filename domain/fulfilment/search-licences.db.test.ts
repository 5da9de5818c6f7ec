import { expect, test } from 'vitest';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { searchLicences } from './search-licences.ts';

const shop = await testCommerce();
await paidBasket(shop);
const [order] = await shop.orders();
const [first, ...others] = await shop.db.select().from(licences);
const all = [first, ...others].map((licence) => licence?.id).toSorted();
const found = async (text: string) => (await searchLicences(shop.deps, text)).map(({ id }) => id).toSorted();

test('the address of the account and the number of the order find all, however they are typed', async () => {
  expect(all).toHaveLength(3);
  expect(await found(` ${order?.email.toUpperCase()} `)).toEqual(all);
  expect(await found(order?.number.toLowerCase() ?? '')).toEqual(all);
});

test('a key finds its licence, as it stands and as people type it', async () => {
  expect(await found(first?.key ?? '')).toEqual([first?.id]);
  expect(await found(first?.key.toLowerCase().replaceAll('-', ' ') ?? '')).toEqual([first?.id]);
});

test('a part of a key or what is neither finds nothing', async () => {
  expect(await found(first?.key.slice(0, 11) ?? '')).toEqual([]);
  expect(await found('nobody@example.test')).toEqual([]);
  expect(await found('%')).toEqual([]);
});
