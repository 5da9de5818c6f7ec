import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { orderLines, orders } from '../orders/tables.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { refundLines, refunds } from '../payments/refunds/tables.ts';
import { payments } from '../payments/tables.ts';
import { readSales } from './read-sales.ts';
import { netOf } from './sales.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  for (const table of [refundLines, refunds, disputes, payments, orderLines, orders]) await db.delete(table);
});

const BERLIN = { from: '2026-11-19', to: '2026-11-21', timeZone: 'Europe/Berlin' };

interface Sold {
  at: string | null;
  lines: readonly (readonly [pid: string, totalMinor: number])[];
  currency?: 'USD' | 'EUR' | 'JPY';
  country?: string | null;
  paid?: { paidMinor: number; paidCurrency: string };
}

async function sold({ at, lines, currency = 'EUR', country = 'DE', paid }: Sold) {
  const id = randomUUID();
  const totalMinor = lines.reduce((sum, [, total]) => sum + total, 0);
  const first = { pid: lines[0]?.[0] ?? '', productName: 'A product', licenceType: 'LFT' as const };
  const paidAt = at ? new Date(at) : null;
  const order = {
    ...first,
    id,
    number: id,
    idempotencyKey: id,
    state: paidAt ? ('paid' as const) : ('pending' as const),
    email: 'kei@example.test',
    locale: 'en' as const,
    country,
    currency,
    listMinor: totalMinor,
    totalMinor,
    placedAt: new Date('2026-11-18T00:00:00Z'),
    paidAt,
    ...paid,
  };
  const written = lines.map(([pid, lineMinor], index) => ({
    ...first,
    id: randomUUID(),
    orderId: id,
    position: index + 1,
    pid,
    quantity: 1,
    listMinor: lineMinor,
    discountMinor: 0,
    totalMinor: lineMinor,
  }));
  await db.transaction(async (tx) => {
    await tx.insert(orders).values(order);
    await tx.insert(orderLines).values(written);
  });
  const paymentId = randomUUID();
  await db.insert(payments).values({
    id: paymentId,
    orderId: id,
    provider: 'sandbox',
    amountMinor: totalMinor,
    currency,
    createdAt: new Date('2026-11-18T00:00:00Z'),
    state: 'succeeded',
  });
  return { id, paymentId, currency, lineIds: written.map((line) => line.id) };
}

type Order = Awaited<ReturnType<typeof sold>>;

async function refunded(order: Order, at: string, amounts: readonly number[], state: 'succeeded' | 'failed') {
  const id = randomUUID();
  await db.insert(refunds).values({
    id,
    requestKey: id,
    orderId: order.id,
    paymentId: order.paymentId,
    provider: 'sandbox',
    state,
    amountMinor: amounts.reduce((sum, amount) => sum + amount, 0),
    currency: order.currency,
    reason: '',
    createdAt: new Date(at),
    settledAt: new Date(at),
    askAfter: new Date(at),
  });
  await db.insert(refundLines).values(
    amounts.flatMap((amountMinor, index) => {
      const lineId = order.lineIds[index];
      return amountMinor > 0 && lineId ? [{ refundId: id, lineId, amountMinor }] : [];
    }),
  );
}

async function disputed(order: Order, at: string, amountMinor: number, state: 'won' | 'lost') {
  await db.insert(disputes).values({
    id: randomUUID(),
    orderId: order.id,
    paymentId: order.paymentId,
    provider: 'sandbox',
    providerId: randomUUID(),
    state,
    amountMinor,
    currency: order.currency,
    reason: 'fraudulent',
    openedAt: new Date(at),
    closedAt: new Date(at),
  });
}

test('a day is one of the time zone, and no day is left out', async () => {
  await sold({ at: '2026-11-18T22:59:59Z', lines: [['643', 1]] });
  await sold({ at: '2026-11-18T23:00:00Z', lines: [['643', 4595]] });
  await sold({ at: '2026-11-21T22:59:59Z', lines: [['643', 1995]] });
  await sold({ at: '2026-11-21T23:00:00Z', lines: [['643', 1]] });
  await sold({ at: null, lines: [['643', 9999]] });
  const { days, currencies } = await readSales(db, BERLIN);
  expect(days).toEqual(['2026-11-19', '2026-11-20', '2026-11-21']);
  expect(currencies).toHaveLength(1);
  expect(currencies[0]).toMatchObject({ currency: 'EUR', orders: 2, revenueMinor: 6590 });
  expect(currencies[0]?.byDay.map(({ orders, revenueMinor }) => [orders, revenueMinor])).toEqual([
    [1, 4595],
    [0, 0],
    [1, 1995],
  ]);
});

test('currencies stand for themselves, that of staff who took another one too', async () => {
  await sold({ at: '2026-11-19T12:00:00Z', lines: [['643', 4595]] });
  await sold({ at: '2026-11-19T12:00:00Z', lines: [['643', 6980]], currency: 'JPY', country: 'JP' });
  const paid = { paidMinor: 66_000, paidCurrency: 'KRW' };
  await sold({ at: '2026-11-19T12:00:00Z', lines: [['643', 4995]], currency: 'USD', paid });
  const { currencies } = await readSales(db, BERLIN);
  expect(currencies.map(({ currency, revenueMinor }) => [currency, revenueMinor])).toEqual([
    ['EUR', 4595],
    ['JPY', 6980],
    ['KRW', 66_000],
  ]);
});

test('refunds and lost disputes count on their own days; what failed and what was won does not', async () => {
  const lines = [
    ['643', 4000],
    ['646', 1000],
  ] as const;
  const order = await sold({ at: '2026-11-19T12:00:00Z', lines });
  const old = await sold({ at: '2026-10-01T12:00:00Z', lines });
  await refunded(order, '2026-11-20T12:00:00Z', [500, 1000], 'succeeded');
  await refunded(order, '2026-11-20T12:00:00Z', [100], 'failed');
  await disputed(old, '2026-11-21T12:00:00Z', 5000, 'lost');
  await disputed(order, '2026-11-21T12:00:00Z', 5000, 'won');
  const [euro] = (await readSales(db, BERLIN)).currencies;
  expect(euro).toMatchObject({ orders: 1, revenueMinor: 5000, refundedMinor: 1500, chargedBackMinor: 5000 });
  expect(euro?.byDay.map(netOf)).toEqual([5000, -1500, -5000]);
  expect(euro?.byProduct.map((row) => [row.pid, netOf(row)])).toEqual([
    ['643', 4000 - 500 - 4000],
    ['646', 1000 - 1000 - 1000],
  ]);
});

test('what was paid is cut among the lines to the last cent, an order for nothing too', async () => {
  const lines = ['641', '643', '646'].map((pid) => [pid, 1000] as const);
  await sold({ at: '2026-11-19T12:00:00Z', lines, paid: { paidMinor: 1001, paidCurrency: 'EUR' } });
  const nothing = ['641', '643'].map((pid) => [pid, 0] as const);
  await sold({ at: '2026-11-20T12:00:00Z', lines: nothing, country: null });
  const [euro] = (await readSales(db, BERLIN)).currencies;
  const products = euro?.byProduct.map(({ revenueMinor }) => revenueMinor) ?? [];
  expect(products.reduce((sum, amount) => sum + amount, 0)).toBe(1001);
  expect(euro?.byCountry).toMatchObject([
    { country: 'DE', orders: 1, revenueMinor: 1001 },
    { country: null, orders: 1, revenueMinor: 0 },
  ]);
});

test('one product alone', async () => {
  const lines = [
    ['643', 4000],
    ['646', 1000],
  ] as const;
  const order = await sold({ at: '2026-11-19T12:00:00Z', lines });
  await refunded(order, '2026-11-20T12:00:00Z', [100, 200], 'succeeded');
  const { currencies } = await readSales(db, { ...BERLIN, pid: '646' });
  expect(currencies).toMatchObject([{ orders: 1, revenueMinor: 1000, refundedMinor: 200 }]);
});
