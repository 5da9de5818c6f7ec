import { offersOnce } from '@spindle/domain/catalogue/offers-once.ts';
import { buy } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { expect, test } from 'vitest';
import { overviewForTest } from '../overview/overview-for-test.ts';
import { loadOrders } from './load-orders.ts';

const { db, links, shop } = await overviewForTest();

test('orders are found by their product, in the member’s language too, and by a part of their number', async () => {
  const { memberId } = await buy(shop, 'pid=643&opt643=LFT');
  await buy(shop, 'pid=646&opt646=LFT');
  const [order] = await shop.orders();
  const found = async (q: string) =>
    (await loadOrders({ db, offersOf: offersOnce(db) }, { memberId, locale: 'de', links, q }))?.orders.map(
      ({ products }) => products,
    );
  expect(await found('')).toHaveLength(2);
  expect(await found('blu-ray')).toEqual(['Blu-ray Ripper']);
  expect(await found('dvd ripper FÜR windows')).toEqual(['DVD Ripper für Windows']);
  expect(await found(order?.number.slice(2, 8).toLowerCase() ?? '')).toHaveLength(1);
  for (const nothing of ['100%', '_', '\\', "'"]) expect(await found(nothing)).toEqual([]);
});
