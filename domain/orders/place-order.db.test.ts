import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findOrder } from './find-order.ts';
import { type NewOrder, placeOrder } from './place-order.ts';
import { orderLines, orders } from './tables.ts';

const { db } = await testDatabase();

const dvd = {
  pid: '643',
  productName: 'DVD Ripper',
  licenceType: 'LFT',
  quantity: 1,
  listMinor: 4995,
  discountMinor: 499,
  totalMinor: 4496,
} as const;
const blueRay = { ...dvd, pid: '646', productName: 'Blu-ray Ripper', quantity: 2, discountMinor: 0 } as const;
const order: NewOrder = {
  ...{ email: 'kei@example.test', memberId: null, locale: 'en', country: null, currency: 'USD' },
  couponCode: 'DNC10',
  placedAt: new Date('2026-11-20T12:00:00Z'),
  lines: [dvd, { ...blueRay, listMinor: 9990, totalMinor: 9990 }],
};

describe('an order', () => {
  test('comes to the sum of its lines, which keep their places', async () => {
    const { order: placed } = await placeOrder(db, randomUUID(), order);
    expect(placed).toMatchObject({ listMinor: 14_985, totalMinor: 14_486, state: 'pending' });
    expect(placed.lines).toMatchObject([
      { ...dvd, position: 1 },
      { pid: '646', position: 2, quantity: 2 },
    ]);
    expect(await findOrder(db, placed.id)).toEqual(placed);
  });

  test('may cost nothing', async () => {
    const free = { ...dvd, discountMinor: 4995, totalMinor: 0 };
    const { order: placed } = await placeOrder(db, randomUUID(), { ...order, lines: [free] });
    expect(placed).toMatchObject({ listMinor: 4995, totalMinor: 0 });
  });

  test('placed by many at once with one key is one, with its lines once', async () => {
    const key = randomUUID();
    const all = await Promise.all(
      Array.from({ length: 20 }, () => db.transaction((tx) => placeOrder(tx, key, order))),
    );
    expect(all.filter(({ placed }) => placed)).toHaveLength(1);
    const [{ order: one }] = all as [(typeof all)[number]];
    for (const each of all) expect(each.order).toEqual(one);
    expect(await db.$count(orderLines, eq(orderLines.orderId, one.id))).toBe(2);
  });

  test.each([
    ['that does not add up', { ...dvd, discountMinor: 500 }],
    ['that costs more than its list price', { ...dvd, discountMinor: -1, totalMinor: 4996 }],
    ['for no licence', { ...dvd, quantity: 0 }],
    ['that says of a part only what has lowered it', { ...dvd, couponMinor: 499 }],
    [
      'that says what does not come to its discount',
      { ...dvd, couponMinor: 498, promotionMinor: 0, creditMinor: 0 },
    ],
    ['that something has made dearer', { ...dvd, couponMinor: 600, promotionMinor: -101, creditMinor: 0 }],
  ])('with a line %s is not placed', async (_, line) => {
    const key = randomUUID();
    const placing = db.transaction((tx) => placeOrder(tx, key, { ...order, lines: [line] }));
    await expect(placing).rejects.toThrow();
    expect(await db.$count(orders, eq(orders.idempotencyKey, key))).toBe(0);
  });
});
