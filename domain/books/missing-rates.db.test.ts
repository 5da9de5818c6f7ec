import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bookDispute } from '../fulfilment/book-dispute.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { correctInvoice } from '../invoices/correct-invoice.ts';
import { findPayment } from '../payments/find-payment.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { importRates } from './import-rates.ts';
import { readMissingRates } from './read-missing-rates.ts';
import { exchangeRates } from './tables.ts';

const clock = fixedClock(new Date('2026-01-10T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const DOMESTIC = { country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 1914 } as const;

let year = 2023;
beforeEach(async () => {
  // Documents can't be deleted, so each test uses years of its own.
  year += 3;
  clock.set(new Date(`${year}-01-10T10:00:00Z`));
  await shop.empty();
  await db.delete(exchangeRates);
  await seedDemoSeller(db);
});
const take = (file: string) => importRates(deps, admin, { file });
async function read() {
  const found = await readMissingRates(deps, admin);
  return found.ok ? found : expect.fail(found.error);
}

test('days of sales without a rate are named, and are gone once the bank’s file was taken in', async () => {
  await paidBasket(shop, { ...DOMESTIC, country: 'FR', scheme: 'oss', rateBp: 2000 });
  clock.set(new Date(`${year}-01-20T10:00:00Z`));
  await paidBasket(shop, { ...DOMESTIC, scheme: 'none', rateBp: 0, taxMinor: 0 });
  const days = { currency: 'USD', from: `${year}-01-10`, through: `${year}-01-20`, days: 2 };
  expect(await read()).toMatchObject({
    ...{ currency: 'EUR', missing: [days], tooOld: false, unstated: { count: 0, invoices: [] } },
  });
  await take(`Date,USD\n${year}-01-09,1.0823\n`);
  expect(await read()).toMatchObject({
    missing: [{ ...days, from: `${year}-01-20`, days: 1 }],
    tooOld: true,
  });
  await take(`Date,USD\n${year}-01-19,1.0823\n`);
  expect(await read()).toMatchObject({ missing: [], tooOld: false });
});

test.each([
  ['lost for more than the sale came to needs a rate of its own', { status: 'lost', more: 1000 }, true],
  ['lost for what its credit note says needs none', { status: 'lost', more: 0 }, false],
  ['won moved nothing and needs none', { status: 'won', more: 1000 }, false],
] as const)('the day on which a dispute is %s', async (_what, { status, more }, needsRate) => {
  const { orderId } = await paidBasket(shop, { ...DOMESTIC, scheme: 'none', rateBp: 0, taxMinor: 0 });
  await take(`Date,USD\n${year}-01-09,1.0823\n`);
  clock.set(new Date(`${year}-03-10T10:00:00Z`));
  expect(await read()).toMatchObject({ missing: [] });
  const payment = (await findPayment(db, { orderId })) ?? expect.fail();
  await bookDispute(deps, payment, {
    ...{ id: orderId, paymentId: payment.providerId ?? '', status, reason: 'fraudulent' },
    ...{ amountMinor: payment.amountMinor + more, currency: 'USD', openedAt: clock.now() },
  });
  const day = `${year}-03-10`;
  const days = { currency: 'USD', from: day, through: day, days: 1 };
  expect((await read()).missing).toEqual(needsRate ? [days] : []);
  await take(`Date,USD\n${day},1.0823\n`);
  expect((await read()).missing).toEqual([]);
});

test('rates are too old where those of one currency are that is sold in', async () => {
  await paidBasket(shop, DOMESTIC);
  clock.set(new Date(`${year}-01-20T10:00:00Z`));
  await take(`Date,USD,JPY\n${year}-01-19,N/A,163.52\n${year}-01-09,1.0823,163.52\n`);
  expect(await read()).toMatchObject({ missing: [], tooOld: true });
  await take(`Date,USD,JPY\n${year}-01-18,1.0823,163.52\n`);
  expect(await read()).toMatchObject({ tooOld: false });
});

test('invoices taxed at home that state no tax in the books’ currency are named until they are corrected', async () => {
  const { orderId } = await paidBasket(shop, DOMESTIC);
  const credited = await paidBasket(shop, DOMESTIC);
  await refundOrder(deps, admin, {
    ...{ orderId: credited.orderId, request: 'rest', reason: '', requestKey: randomUUID() },
  });
  await paidBasket(shop, { ...DOMESTIC, country: 'SE', rateBp: 2500 });
  const { unstated } = await read();
  expect(unstated).toMatchObject({ count: 1, invoices: [{ currency: 'USD', day: `${year}-01-10` }] });
  expect(orderId).not.toBe('');
  const number = unstated.invoices[0]?.number ?? '';
  const buyer = { name: '', address: '', country: 'DE', vatId: '' };
  // Without a rate, the corrected invoice does not state the tax either.
  expect(await correctInvoice(deps, admin, { number, buyer })).toMatchObject({ ok: true });
  const again = (await read()).unstated.invoices;
  expect(again).toHaveLength(1);
  expect(again[0]?.number).not.toBe(number);
  await take(`Date,USD\n${year}-01-09,1.0823\n`);
  await correctInvoice(deps, admin, { number: again[0]?.number ?? '', buyer });
  expect((await read()).unstated).toEqual({ count: 0, invoices: [] });
  await paidBasket(shop, DOMESTIC);
  expect((await read()).unstated.count).toBe(0);
});

test('is for those who may', async () => {
  const support: Actor = { ...admin, role: 'support' };
  const refused = { ok: false, error: 'not_allowed' };
  expect(await readMissingRates(deps, support)).toEqual(refused);
});
