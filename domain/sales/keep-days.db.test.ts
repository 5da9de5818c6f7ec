import { fixedClock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { asc, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../orders/tables.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { seller } from '../seller/tables.ts';
import { DAY_RULE } from './days.ts';
import { keepDays } from './keep-days.ts';
import { readSales } from './read-sales.ts';
import { salesDays } from './tables.ts';
import { selectTax } from './tax-queries.ts';
import { disputed, forgetOrders, refunded, type SoldOrder, sold } from './testing/made-orders.ts';

const { db } = await testDatabase();
const clock = fixedClock(new Date('2026-10-28T08:00:00Z'));
const BERLIN = { from: '2026-10-20', to: '2026-10-28', timeZone: 'Europe/Berlin' };
const LINES = [['643', 4000] as const, ['646', 1000] as const];

beforeEach(async () => {
  await forgetOrders(db);
  await db.delete(salesDays);
  await sellIn('Europe/Berlin');
});

async function sellIn(timeZone: string) {
  await db.delete(seller);
  const address = { street: 'Disc Lane 1', postalCode: '10115', city: 'Berlin', country: 'DE' };
  await db.insert(seller).values({ legalName: 'Spindle', ...address, timeZone });
}

async function keptDays(from: Db = db) {
  const rows = await from.select({ day: salesDays.day }).from(salesDays).orderBy(asc(salesDays.day));
  return rows.map(({ day }) => day);
}

async function readUnkept(range: Parameters<typeof readSales>[1]) {
  await db.delete(salesDays);
  return readSales(db, range);
}

// From two days before the clocks go back in Berlin to three days after.
const moment = fc
  .integer({ min: 0, max: 5 * 24 * 60 })
  .map((minute) => new Date(Date.UTC(2026, 9, 23, 0, minute)).toISOString());
const sale = fc.record({
  at: moment,
  lines: fc.array(fc.tuple(fc.constantFrom('641', '643', '646'), fc.nat(9999)), {
    minLength: 1,
    maxLength: 3,
  }),
  currency: fc.constantFrom('EUR' as const, 'JPY' as const),
  country: fc.constantFrom('DE', 'FR', null),
  refund: fc.option(
    fc.record({ at: moment, state: fc.constantFrom('succeeded' as const, 'failed' as const) }),
  ),
  dispute: fc.option(fc.record({ at: moment, state: fc.constantFrom('won' as const, 'lost' as const) })),
});
type Sale = typeof sale extends fc.Arbitrary<infer Value> ? Value : never;

async function makeSales(sales: readonly Sale[]) {
  for (const { refund, dispute, ...one } of sales) {
    const order = await sold(db, one);
    const back = one.lines.map(([, minor]) => minor);
    if (refund && back.some((minor) => minor > 0)) await refunded(db, order, refund.at, back, refund.state);
    if (dispute) await disputed(db, order, dispute.at, 1 + (back[0] ?? 0), dispute.state);
  }
}

test('kept days say what their orders say, whatever comes late', async () => {
  const sales = fc.array(sale, { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(sales, sales, async (first, late) => {
      await forgetOrders(db);
      await makeSales(first);
      await keepDays({ db, clock });
      await makeSales(late);
      await db.update(refunds).set({ state: 'failed' }).where(eq(refunds.currency, 'JPY'));
      // Days are stored from the first sale on; the 28th is not over.
      const begins = [...first, ...late].some(({ at }) => at < '2026-10-27T23:00');
      for (const pid of [undefined, '643']) {
        const partlyKept = await readSales(db, { ...BERLIN, pid });
        await keepDays({ db, clock });
        const kept = await readSales(db, { ...BERLIN, pid });
        expect((await keptDays()).includes('2026-10-27')).toBe(begins);
        const raw = await readUnkept({ ...BERLIN, pid });
        expect(partlyKept).toEqual(raw);
        expect(kept).toEqual(raw);
      }
    }),
    { numRuns: 10 },
  );
});

test('every day since the first sale is kept once it is over, also after a time without runs', async () => {
  await sold(db, { at: '2026-10-25T12:00:00Z', lines: LINES });
  await sold(db, { at: '2026-10-28T07:00:00Z', lines: LINES });
  await keepDays({ db, clock });
  expect(await keptDays()).toEqual(['2026-10-25', '2026-10-26', '2026-10-27']);
  await keepDays({ db, clock: fixedClock(new Date('2026-10-30T22:59:00Z')) });
  expect((await keptDays()).slice(3)).toEqual(['2026-10-28', '2026-10-29']);
  await keepDays({ db, clock: fixedClock(new Date('2026-10-30T23:00:00Z')) });
  expect((await keptDays()).slice(5)).toEqual(['2026-10-30']);
});

test('a refund that a bank returns late takes back what was kept of its day, and of no other', async () => {
  const order = await sold(db, { at: '2026-10-25T12:00:00Z', lines: LINES });
  await refunded(db, order, '2026-10-26T12:00:00Z', [500], 'succeeded');
  await keepDays({ db, clock });
  await db.update(refunds).set({ state: 'failed', settledAt: new Date('2026-10-28T07:00:00Z') });
  expect(await keptDays()).toEqual(['2026-10-25', '2026-10-27']);
  expect((await readSales(db, BERLIN)).currencies).toMatchObject([{ revenueMinor: 5000, refundedMinor: 0 }]);
  await keepDays({ db, clock });
  expect(await keptDays()).toEqual(['2026-10-25', '2026-10-26', '2026-10-27']);
});

test('an order that is accepted late counts on the day of its refund, too', async () => {
  const order = await sold(db, { at: '2026-10-24T12:00:00Z', lines: LINES, currency: 'EUR', country: 'DE' });
  await refunded(db, order, '2026-10-25T12:00:00Z', [1000, 0], 'succeeded');
  await sold(db, { at: '2026-10-23T12:00:00Z', lines: LINES });
  const row = eq(orders.id, order.id);
  await db.update(orders).set({ state: 'review', paidAt: null }).where(row);
  await keepDays({ db, clock });
  const before = await readSales(db, BERLIN);
  await db
    .update(orders)
    .set({ state: 'paid', paidAt: new Date('2026-10-24T12:00:00Z') })
    .where(row);
  const after = await readSales(db, BERLIN);
  expect(after).not.toEqual(before);
  expect(after).toEqual(await readUnkept(BERLIN));
  await keepDays({ db, clock });
  await db.update(orders).set({ country: 'FR' }).where(row);
  const moved = await readSales(db, BERLIN);
  expect(moved).not.toEqual(after);
  expect(moved).toEqual(await readUnkept(BERLIN));
});

test('a day that an older storefront keeps while this one starts is added up anew, and kept once', async () => {
  await sold(db, { at: '2026-10-26T12:00:00Z', lines: LINES });
  // As the older version writes it: with other sums, and without a rule.
  await db.execute(sql`
    insert into shop.sales_days (day, starts_at, ends_at, time_zone)
    values ('2026-10-26', '2026-10-25T23:00:00Z', '2026-10-26T23:00:00Z', 'Europe/Berlin')
  `);
  await db.execute(sql`
    insert into shop.sales_day_takings
      (day, pid, by_country, currency, orders, revenue_minor, refunded_minor, charged_back_minor)
    values ('2026-10-26', null, false, 'EUR', 1, 5000, 700, 0)
  `);
  await db.execute(sql`
    insert into shop.sales_day_taxes (day, demo, currency, scheme, rate_bp, net_minor, tax_minor, gross_minor)
    values ('2026-10-26', false, 'EUR', 'domestic', 1900, 100, 19, 119)
  `);
  const range = { ...BERLIN, demo: false };
  expect((await readSales(db, BERLIN)).currencies).toMatchObject([{ revenueMinor: 5000, refundedMinor: 0 }]);
  expect(await selectTax(db, range)).toEqual([]);
  await keepDays({ db, clock });
  const rules = () => db.select({ day: salesDays.day, rule: salesDays.rule }).from(salesDays);
  expect(await rules()).toEqual(
    expect.arrayContaining([
      { day: '2026-10-26', rule: DAY_RULE },
      { day: '2026-10-27', rule: DAY_RULE },
    ]),
  );
  expect((await readSales(db, BERLIN)).currencies).toMatchObject([{ revenueMinor: 5000, refundedMinor: 0 }]);
  expect(await selectTax(db, range)).toEqual([]);
});

test('a payment of yesterday that is still being written keeps its day open', async () => {
  const { id }: SoldOrder = await sold(db, { at: null, lines: LINES });
  await sold(db, { at: '2026-10-26T12:00:00Z', lines: LINES });
  await db.transaction(async (tx) => {
    await tx
      .update(orders)
      .set({ state: 'paid', paidAt: new Date('2026-10-27T22:59:59Z') })
      .where(eq(orders.id, id));
    await keepDays({ db, clock });
    expect(await keptDays()).toEqual(['2026-10-26']);
  });
  expect((await readSales(db, BERLIN)).currencies).toMatchObject([{ orders: 2 }]);
  await keepDays({ db, clock });
  expect(await keptDays()).toEqual(['2026-10-26', '2026-10-27']);
  expect((await readSales(db, BERLIN)).currencies).toMatchObject([{ orders: 2 }]);
});

test('who sells from another zone has other days', async () => {
  await sold(db, { at: '2026-10-25T23:30:00Z', lines: LINES });
  await keepDays({ db, clock });
  const range = { ...BERLIN, timeZone: 'America/New_York' };
  const before = await readSales(db, range);
  await sellIn(range.timeZone);
  await keepDays({ db, clock });
  const zones = await db.selectDistinct({ timeZone: salesDays.timeZone }).from(salesDays);
  expect(zones).toEqual([{ timeZone: range.timeZone }]);
  expect(await readSales(db, range)).toEqual(before);
  expect(before.currencies[0]?.byDay.map(({ orders: count }) => count)).toEqual([0, 0, 0, 0, 0, 1, 0, 0, 0]);
});

test('a day begins once where its first hour comes twice', async () => {
  const azores = { from: '2026-10-24', to: '2026-10-25', timeZone: 'Atlantic/Azores' };
  await sellIn(azores.timeZone);
  for (const at of ['2026-10-24T23:59:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z']) {
    await sold(db, { at, lines: LINES });
  }
  const { rows } = await db.execute<{ day: string }>(
    sql`select to_char(paid_at at time zone ${azores.timeZone}, 'DD') as day from ${orders} order by paid_at`,
  );
  expect(rows.map(({ day }) => day)).toEqual(['24', '25', '25']);
  await keepDays({ db, clock });
  const days = async () =>
    (await readSales(db, azores)).currencies[0]?.byDay.map(({ orders: count }) => count);
  expect(await days()).toEqual([1, 2]);
  await db.delete(salesDays);
  expect(await days()).toEqual([1, 2]);
});
