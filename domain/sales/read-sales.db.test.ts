import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { readSales } from './read-sales.ts';
import { netOf } from './sales.ts';
import { disputed, forgetOrders, paidAgain, refunded, sold } from './testing/made-orders.ts';

const { db } = await testDatabase();

beforeEach(() => forgetOrders(db));

const BERLIN = { from: '2026-11-19', to: '2026-11-21', timeZone: 'Europe/Berlin' };

test('a day is one of the time zone, and no day is left out', async () => {
  await sold(db, { at: '2026-11-18T22:59:59Z', lines: [['643', 1]] });
  await sold(db, { at: '2026-11-18T23:00:00Z', lines: [['643', 4595]] });
  await sold(db, { at: '2026-11-21T22:59:59Z', lines: [['643', 1995]] });
  await sold(db, { at: '2026-11-21T23:00:00Z', lines: [['643', 1]] });
  await sold(db, { at: null, lines: [['643', 9999]] });
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
  await sold(db, { at: '2026-11-19T12:00:00Z', lines: [['643', 4595]] });
  await sold(db, { at: '2026-11-19T12:00:00Z', lines: [['643', 6980]], currency: 'JPY', country: 'JP' });
  const paid = { paidMinor: 66_000, paidCurrency: 'KRW' };
  await sold(db, { at: '2026-11-19T12:00:00Z', lines: [['643', 4995]], currency: 'USD', paid });
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
  const order = await sold(db, { at: '2026-11-19T12:00:00Z', lines });
  const old = await sold(db, { at: '2026-10-01T12:00:00Z', lines });
  await refunded(db, order, '2026-11-20T12:00:00Z', [500, 1000], 'succeeded');
  await refunded(db, order, '2026-11-20T12:00:00Z', [100], 'failed');
  await disputed(db, old, '2026-11-21T12:00:00Z', 5000, 'lost');
  await disputed(db, order, '2026-11-21T12:00:00Z', 5000, 'won');
  const [euro] = (await readSales(db, BERLIN)).currencies;
  expect(euro).toMatchObject({ orders: 1, revenueMinor: 5000, refundedMinor: 1500, chargedBackMinor: 5000 });
  expect(euro?.byDay.map(netOf)).toEqual([5000, -1500, -5000]);
  expect(euro?.byProduct.map((row) => [row.pid, netOf(row)])).toEqual([
    ['643', 4000 - 500 - 4000],
    ['646', 1000 - 1000 - 1000],
  ]);
});

test('what goes back of a second payment of an order takes nothing from what the first has brought', async () => {
  const order = await sold(db, { at: '2026-11-19T12:00:00Z', lines: [['643', 5000]] });
  const twice = await paidAgain(db, order, '2026-11-19T12:01:00Z');
  await refunded(db, twice, '2026-11-20T12:00:00Z', [5000], 'succeeded');
  const other = await sold(db, { at: '2026-11-19T12:00:00Z', lines: [['643', 4000]] });
  const disputedTwice = await paidAgain(db, other, '2026-11-19T12:01:00Z');
  await disputed(db, disputedTwice, '2026-11-21T12:00:00Z', 4000, 'lost');
  const [euro] = (await readSales(db, BERLIN)).currencies;
  expect(euro).toMatchObject({ orders: 2, revenueMinor: 9000, refundedMinor: 0, chargedBackMinor: 0 });
});

test('what was paid is cut among the lines to the last cent, an order for nothing too', async () => {
  const lines = ['641', '643', '646'].map((pid) => [pid, 1000] as const);
  await sold(db, { at: '2026-11-19T12:00:00Z', lines, paid: { paidMinor: 1001, paidCurrency: 'EUR' } });
  const nothing = ['641', '643'].map((pid) => [pid, 0] as const);
  await sold(db, { at: '2026-11-20T12:00:00Z', lines: nothing, country: null });
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
  const order = await sold(db, { at: '2026-11-19T12:00:00Z', lines });
  await refunded(db, order, '2026-11-20T12:00:00Z', [100, 200], 'succeeded');
  const { currencies } = await readSales(db, { ...BERLIN, pid: '646' });
  expect(currencies).toMatchObject([{ orders: 1, revenueMinor: 1000, refundedMinor: 200 }]);
});
