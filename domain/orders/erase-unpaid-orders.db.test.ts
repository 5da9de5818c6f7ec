import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { eraseUnpaidOrders, UNPAID_KEPT_DAYS } from './erase-unpaid-orders.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import { placeOrder } from './place-order.ts';
import { orderLines, orders } from './tables.ts';

const { db } = await testDatabase();
const placedAt = new Date('2026-10-01T12:00:00Z');
const after = (days: number) => fixedClock(new Date(placedAt.getTime() + days * 24 * 3600 * 1000));
beforeEach(async () => {
  await db.delete(orderLines);
  await db.delete(orders);
});

async function order(...moves: OrderMove[]): Promise<void> {
  const { order: placed } = await placeOrder(db, randomUUID(), {
    ...{ email: 'kei@example.test', memberId: randomUUID(), locale: 'ja', country: 'JP', currency: 'JPY' },
    couponCode: null,
    placedAt,
    lines: [
      {
        pid: '643',
        productName: 'DVD Ripper',
        licenceType: 'LFT',
        quantity: 1,
        listMinor: 6980,
        discountMinor: 0,
        totalMinor: 6980,
      },
    ],
  });
  for (const move of moves) await moveOrder(db, placed.id, move);
}
const kept = () =>
  db.select({ email: orders.email, memberId: orders.memberId, country: orders.country }).from(orders);

const erased = { email: '', memberId: null, country: null };

test('who placed an order that nobody paid is forgotten, what it was stays', async () => {
  await order({ to: 'cancelled', from: 'pending' });
  expect(await eraseUnpaidOrders({ db, clock: after(UNPAID_KEPT_DAYS - 1) })).toBe(0);
  expect(await kept()).toMatchObject([{ email: 'kei@example.test', country: 'JP' }]);
  expect(await eraseUnpaidOrders({ db, clock: after(UNPAID_KEPT_DAYS + 1) })).toBe(1);
  expect(await kept()).toEqual([erased]);
  expect(await db.$count(orderLines)).toBe(1);
  expect(await eraseUnpaidOrders({ db, clock: after(UNPAID_KEPT_DAYS + 1) })).toBe(0);
});

test.each<[string, OrderMove[]]>([
  ['may still be paid', []],
  ['is paid', [{ to: 'paid', from: 'pending', at: placedAt, paid: undefined }]],
  ['is in review', [{ to: 'review', reason: 'amount_mismatch' }]],
  [
    'was paid and refunded',
    [
      { to: 'review', reason: 'amount_mismatch' },
      { to: 'cancelled', from: 'review' },
    ],
  ],
])('an order that %s is kept as it is', async (_, moves) => {
  await order(...moves);
  expect(await eraseUnpaidOrders({ db, clock: after(400) })).toBe(0);
  expect(await kept()).toMatchObject([{ email: 'kei@example.test', country: 'JP' }]);
});

test('all are erased, however many there are', async () => {
  for (let count = 0; count < 5; count++) await order({ to: 'cancelled', from: 'pending' });
  expect(await eraseUnpaidOrders({ db, clock: after(31) }, 2)).toBe(5);
  expect(await kept()).toEqual(Array.from({ length: 5 }, () => erased));
});
