import { fixedClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { ne } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedDemoMember } from '../accounts/seed-demo.ts';
import { begin, ORIGIN, SECRET } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { makeFiles } from '../invoices/job-kinds.ts';
import { devicesOfMember } from '../licences/activation/devices-of-member.ts';
import { licencesOfMember } from '../licences/licences-of-member.ts';
import { ordersOfMember } from '../orders/orders-of-member.ts';
import { orders } from '../orders/tables.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { readSales } from '../sales/read-sales.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { subscriptionsOfMember } from '../subscriptions/subscriptions-of-member.ts';
import { seedDemoRegistrations } from '../tax/seed-demo-registrations.ts';
import { demoDays } from './demo-days.ts';
import { DAY_MS } from './demo-purchase.ts';
import { seedDemoSales } from './seed-demo-sales.ts';

const now = new Date('2026-11-22T10:00:00Z');
const shop = await testCommerce();
const { db } = shop;
const config = readConfig({
  ...{ NODE_ENV: 'test', SANDBOX: '1', DEMO: '1', SECRET, ORIGIN, DATABASE_URL: shop.url },
});
const seed = (change = {}) =>
  seedDemoSales(
    { ...shop.deps, config: { ...config, ...change } },
    { pids: ['643', '646', '712'], now, perDay: 1 },
  );

test('a shop that takes real money or is no demo is left alone', async () => {
  const payments = { provider: 'stripe', secretKey: 'sk_live', webhookSecret: 'whsec' };
  expect(await seed({ payments })).toBe('kept');
  expect(await seed({ demo: false })).toBe('kept');
  expect(await db.$count(orders)).toBe(0);
  expect(await demoDays(db)).toBeUndefined();
});

test('a shop that has sold something is left alone', async () => {
  await begin(shop);
  expect(await seed()).toBe('kept');
  expect(await db.$count(orders)).toBe(1);
  await shop.empty();
});

describe('a shop without orders', () => {
  let added: number | 'kept';
  beforeAll(async () => {
    await shop.empty();
    await seedDemoSeller(db);
    await seedDemoRegistrations(db);
    added = await seed();
  });

  test('twice is once, and nobody is mailed', async () => {
    const counts = await shop.counts();
    expect(counts).toMatchObject({ orders: added, payments: added, licences: added, mails: 0 });
    expect(await seed()).toBe(0);
    expect(await shop.counts()).toEqual(counts);
    expect(await db.$count(orders, ne(orders.state, 'paid'))).toBe(await db.$count(refunds));
    // The member's four invoices and a credit note.
    expect(await shop.queued(makeFiles.name)).toHaveLength(5);
  });

  test('its member has a lifetime licence on two computers, a month that runs, and one that has just ended', async () => {
    const { memberId } = await seedDemoMember(db);
    const licences = await licencesOfMember({ db, clock: fixedClock(now) }, { memberId });
    expect(licences.map(({ licenceType, state }) => [licenceType, state]).toSorted()).toEqual([
      ['1M', 'active'],
      ['1M', 'expired'],
      ['LFT', 'revoked'],
      ['Lifetime+5PC', 'active'],
    ]);
    const devices = await devicesOfMember(db, memberId);
    expect(devices.map(({ name }) => name).toSorted()).toEqual(['Desktop', 'Laptop']);
    const subscriptions = await subscriptionsOfMember(db, memberId);
    expect(subscriptions.map(({ term, state }) => [term, state])).toEqual([
      ['1M', 'active'],
      ['1M', 'ended'],
    ]);
    // The overview of the member centre offers to renew it.
    const ended = licences.find(({ state }) => state === 'expired')?.worksUntil?.getTime() ?? 0;
    expect(now.getTime() - ended).toBeLessThan(7 * DAY_MS);
    const card = await findCard(db, { memberId, provider: 'sandbox', guestOrderId: null });
    expect(card).toMatchObject({ expMonth: 12, expYear: 2036, lastFour: '4242' });
    expect(subscriptions[0]?.periodEnd).toEqual(new Date('2026-12-19T10:00:00Z'));
    const bought = await ordersOfMember(db, { memberId, limit: 10 });
    const issued = await invoicesOfOrders(db, bought?.orders.map(({ id }) => id) ?? []);
    expect(issued.map(({ document: { kind } }) => kind).toSorted()).toEqual([
      'credit_note',
      ...Array(4).fill('invoice'),
    ]);
  });

  test('says on which days they were', async () => {
    expect(await demoDays(db)).toEqual({ from: new Date('2026-08-24T10:00:00Z'), until: now });
  });

  test('its owner sees sales in three currencies and what went back', async () => {
    const range = { from: '2026-08-24', to: '2026-11-22', timeZone: 'Europe/Berlin' };
    const { currencies } = await readSales(db, range);
    expect(currencies.map(({ currency }) => currency).toSorted()).toEqual(['EUR', 'JPY', 'USD']);
    for (const { byDay, revenueMinor } of currencies) {
      expect(revenueMinor).toBeGreaterThan(0);
      expect(byDay.filter((day) => day.orders > 0).length).toBeGreaterThan(5);
    }
    expect(Math.max(...currencies.map(({ refundedMinor }) => refundedMinor))).toBeGreaterThan(0);
  });

  test('invoices are of the demo, say what was paid, and are numbered as time went', async () => {
    const placed = await db.select().from(orders);
    const issued = await invoicesOfOrders(
      db,
      placed.map(({ id }) => id),
    );
    const invoices = issued.filter(({ document }) => document.kind === 'invoice');
    const grossOf = new Map(invoices.map(({ orderId, document }) => [orderId, document.grossMinor]));
    expect(placed.map(({ id }) => grossOf.get(id))).toEqual(placed.map(({ paidMinor }) => paidMinor));
    const numbers = invoices.map(({ document: { number, issuedOn } }) => ({ number, issuedOn }));
    const byNumber = numbers.toSorted((one, other) => (one.number < other.number ? -1 : 1));
    expect(byNumber.every(({ number }) => number.startsWith('DEMO-INV-202'))).toBe(true);
    expect(byNumber.map(({ issuedOn }) => issuedOn)).toEqual(
      byNumber.map(({ issuedOn }) => issuedOn).toSorted(),
    );
  });
});
