import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { salesByDay } from './sales-by-day.ts';
import { orders } from './tables.ts';

const { db } = await testDatabase();

async function sold(
  paidAt: string | null,
  currency: 'USD' | 'EUR' | 'JPY',
  totalMinor: number,
  taken: { paidMinor?: number; paidCurrency?: string } = {},
) {
  const id = randomUUID();
  await db.insert(orders).values({
    id,
    number: id,
    idempotencyKey: id,
    state: paidAt ? 'paid' : 'pending',
    email: 'kei@example.test',
    locale: 'en',
    pid: '643',
    productName: 'DVD Ripper',
    licenceType: 'LFT',
    currency,
    listMinor: totalMinor,
    totalMinor,
    placedAt: new Date('2026-11-18T00:00:00Z'),
    paidAt: paidAt ? new Date(paidAt) : null,
    ...taken,
  });
}

test('sales are summed by the UTC day of payment and currency; what is not paid does not count', async () => {
  await sold('2026-11-19T00:00:00Z', 'USD', 4995);
  await sold('2026-11-19T23:59:59Z', 'USD', 1995);
  await sold('2026-11-19T12:00:00Z', 'JPY', 6980);
  // Staff took five cents less, and a currency that has no price.
  await sold('2026-11-20T01:00:00Z', 'EUR', 4595, { paidMinor: 4590, paidCurrency: 'EUR' });
  await sold('2026-11-20T01:00:00Z', 'USD', 4995, { paidMinor: 66_000, paidCurrency: 'KRW' });
  await sold('2026-11-20T00:00:00Z', 'USD', 100);
  await sold('2026-11-21T00:00:00Z', 'USD', 7);
  await sold(null, 'USD', 9999);
  const range = { from: new Date('2026-11-19T00:00:00Z'), to: new Date('2026-11-21T00:00:00Z') };
  expect(await salesByDay(db, range)).toEqual([
    { day: '2026-11-19', currency: 'JPY', orders: 1, revenueMinor: 6980 },
    { day: '2026-11-19', currency: 'USD', orders: 2, revenueMinor: 6990 },
    { day: '2026-11-20', currency: 'EUR', orders: 1, revenueMinor: 4590 },
    { day: '2026-11-20', currency: 'KRW', orders: 1, revenueMinor: 66_000 },
    { day: '2026-11-20', currency: 'USD', orders: 1, revenueMinor: 100 },
  ]);
});
