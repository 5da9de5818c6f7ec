import { fixedClock } from '@spindle/platform/clock.ts';
import { and, eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { placeBasket } from '../checkout/testing/basket.ts';
import { form } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { acceptOrder } from '../fulfilment/accept-order.ts';
import { fulfilOrder } from '../fulfilment/fulfil-order.ts';
import { refundOrder } from '../fulfilment/refund-order.ts';
import { orders } from '../orders/tables.ts';
import { findPayment } from '../payments/find-payment.ts';
import { makePromotion } from '../pricing/make-promotion.ts';
import { promotions, promotionUses } from '../pricing/tables.ts';
import { changeSeller } from '../seller/change-seller.ts';
import { seller } from '../seller/tables.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { orderTaxes } from '../tax/tables.ts';
import { reductionOf } from './invoice-words.ts';
import { drawNumber, selectInvoicesOfOrders } from './queries.ts';
import { requestInvoice } from './request-invoice.ts';
import { invoiceSeries, invoices } from './tables.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
/** Like a shop with a real payment provider. */
const real = { ...deps, sandbox: undefined };
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@spindle.test', role: 'admin' };
const spindle = {
  ...{ legalName: 'Spindle GmbH', street: 'Lichtweg 12', postalCode: '10115', city: 'Berlin' },
  ...{ country: 'DE', vatId: 'DE123456789', taxId: null, timeZone: 'Europe/Berlin' },
};
beforeEach(async () => {
  await shop.empty();
  await db.delete(seller);
  // Documents can't be deleted, so each test uses a year of its own.
  clock.set(new Date(clock.now().setUTCFullYear(clock.now().getUTCFullYear() + 1)));
  await changeSeller(deps, admin, spindle);
});
const year = () => clock.now().getUTCFullYear();
const documentsOf = async (orderId: string) =>
  (await selectInvoicesOfOrders(db, [orderId])).map(({ document }) => document);
const placed = () => placeBasket(db, { orderedAt: clock.now() });
const pay = ({ payment: { id, amountMinor, currency } }: Awaited<ReturnType<typeof placed>>, on = deps) =>
  fulfilOrder(on, { paymentId: id, observed: { status: 'succeeded', amountMinor, currency } });

describe('the invoice of a fulfilled order', () => {
  test('names the registration in another country that its tax is collected under, and credit notes do, too', async () => {
    const since = { validFrom: '2020-01-01', validUntil: null, scheme: 'domestic' as const };
    await setRegistration(deps, admin, { ...since, country: 'SE', number: 'SE556677889901' });
    await setRegistration(deps, admin, { ...since, country: 'DE', number: 'DE123456789' });
    const taxed = { country: 'SE', scheme: 'domestic', rateBp: 2500, taxMinor: 2397 } as const;
    const { orderId } = await paidBasket(shop, taxed);
    const asked = { orderId, request: 'rest', reason: '', requestKey: orderId } as const;
    expect(await refundOrder(deps, admin, asked)).toMatchObject({ ok: true });
    const tax = { country: 'SE', scheme: 'domestic', rateBp: 2500, number: 'SE556677889901' };
    expect(await documentsOf(orderId)).toMatchObject([{ tax }, { kind: 'credit_note', tax }]);
    const home = await paidBasket(shop, { ...taxed, country: 'DE', rateBp: 1900, taxMinor: 1914 });
    expect((await documentsOf(home.orderId))[0]?.tax).toEqual({
      country: 'DE',
      scheme: 'domestic',
      rateBp: 1900,
    });
  });

  test('says who sold what to whom, at what tax, as it was that day', async () => {
    const { order, ...rest } = await placed();
    await db.insert(orderTaxes).values({
      ...{ orderId: order.id, country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 1914 },
      ...{ company: 'Kei & Co', address: 'Am Hafen 3\n20457 Hamburg', vatId: 'DE999999999' },
    });
    await pay({ order, ...rest });
    await changeSeller(deps, admin, { ...spindle, legalName: 'Spindle AG' });
    const [invoice, ...others] = await documentsOf(order.id);
    expect(others).toEqual([]);
    expect(invoice).toEqual({
      ...{ kind: 'invoice', reason: 'order', demo: true, number: `DEMO-INV-${year()}-000001`, about: null },
      ...{ issuedOn: `${year()}-11-22`, orderedOn: `${year()}-11-22`, deliveredOn: `${year()}-11-22` },
      ...{ locale: 'en', currency: 'USD', seller: spindle },
      buyer: {
        ...{ name: 'Kei & Co', address: 'Am Hafen 3\n20457 Hamburg', country: 'DE', vatId: 'DE999999999' },
        email: 'kei@example.test',
      },
      ...{ orderNumber: order.number, couponCode: null },
      tax: { country: 'DE', scheme: 'domestic', rateBp: 1900 },
      lines: [
        {
          ...{ lineId: order.lines[0].id, name: 'DVD Ripper', licenceType: 'LFT', quantity: 2 },
          ...{ listMinor: 9990, grossMinor: 8991, netMinor: 7555, taxMinor: 1436 },
          reductions: [{ kind: 'other', code: null, offMinor: 999 }],
        },
        {
          ...{ lineId: order.lines[1]?.id, name: 'Blu-ray Ripper', licenceType: '1Y', quantity: 1 },
          ...{ listMinor: 2995, grossMinor: 2995, netMinor: 2517, taxMinor: 478 },
          reductions: [],
        },
      ],
      ...{ netMinor: 10_072, taxMinor: 1914, grossMinor: 11_986 },
    });
  });

  test('says of each line what has lowered it, in a mixed basket, too', async () => {
    const reasons = async () => {
      await shop.empty();
      const query = 'pid=643,646&opt643=LFT&opt646=LFT&coupon=DNC10';
      expect(await startCheckout(deps, form(query, { email: 'mei@example.test' }))).toMatchObject({
        ok: true,
      });
      const [{ id: orderId = '' } = {}] = await shop.orders();
      const { id, amountMinor, currency } = (await findPayment(db, { orderId })) ?? expect.fail();
      await fulfilOrder(deps, { paymentId: id, observed: { status: 'succeeded', amountMinor, currency } });
      const [invoice] = await documentsOf(orderId);
      return invoice?.lines.map((line) => reductionOf(invoice, line));
    };
    expect(await reasons()).toEqual([
      'List price $49.95, Coupon DNC10 −$5.00',
      'List price $49.95, Coupon DNC10 −$4.99',
    ]);
    const day = 24 * 3_600_000;
    const made = await makePromotion(deps, admin, {
      ...{ key: 'disc-week', name: 'Disc week', pids: ['646'], licenceTypes: [], countries: [], tags: [] },
      ...{ startsAt: clock.now(), endsAt: new Date(clock.now().getTime() + day) },
      ...{ payPercent: 80, stacking: 'alone', maxUses: null, maxUsesPerCustomer: null },
    });
    expect(made).toMatchObject({ ok: true });
    expect(await reasons()).toEqual([
      'List price $49.95, Coupon DNC10 −$4.99',
      'List price $49.95, Promotion −$9.99',
    ]);
    await db.delete(promotionUses);
    await db.delete(promotions);
  });

  test('comes to what was taken, where staff have accepted another amount', async () => {
    const { order, payment } = await placed();
    await db.update(orders).set({ state: 'review', reviewReason: 'amount_mismatch' });
    await db.execute(sql`update shop.payments set state = 'succeeded', settled_at = ${clock.now()},
      paid_minor = 9000, paid_currency = 'EUR' where id = ${payment.id}`);
    await acceptOrder(deps, admin, { orderId: order.id });
    const [invoice] = await documentsOf(order.id);
    expect(invoice).toMatchObject({ currency: 'EUR', grossMinor: 9000 });
    expect(invoice?.lines.map(({ listMinor, grossMinor }) => [listMinor, grossMinor])).toEqual([
      [null, 6751],
      [null, 2249],
    ]);
  });

  test('of the demo has a number of its own series, apart from those of a shop that takes money', async () => {
    const numbers: (string | undefined)[] = [];
    for (const on of [deps, real, deps, real]) {
      // Fulfilled without a seller, so that the invoice is issued by the request below.
      await db.delete(seller);
      const { order, ...rest } = await placed();
      await pay({ order, ...rest });
      await changeSeller(deps, admin, spindle);
      expect(await requestInvoice(on, admin, { orderId: order.id })).toMatchObject({ ok: true });
      numbers.push((await documentsOf(order.id))[0]?.number);
    }
    expect(numbers).toEqual([
      ...[`DEMO-INV-${year()}-000001`, `INV-${year()}-000001`],
      ...[`DEMO-INV-${year()}-000002`, `INV-${year()}-000002`],
    ]);
  });

  test('counts in the year that it is where the seller is', async () => {
    clock.set(new Date(Date.UTC(year(), 11, 31, 23, 30)));
    const { order, ...rest } = await placed();
    await pay({ order, ...rest });
    const [invoice] = await documentsOf(order.id);
    expect(invoice).toMatchObject({
      ...{ number: `DEMO-INV-${year() + 1}-000001`, issuedOn: `${year() + 1}-01-01` },
    });
    clock.set(new Date(Date.UTC(year() + 1, 1, 1)));
  });

  test('is never changed or taken away, whoever asks the database', async () => {
    const { order, ...rest } = await placed();
    await pay({ order, ...rest });
    for (const change of [
      sql`update shop.invoices set issued_at = now()`,
      sql`delete from shop.invoices`,
      sql`truncate shop.invoices cascade`,
    ]) {
      await expect(db.execute(change)).rejects.toMatchObject({
        cause: { message: 'invoices are issued and never changed' },
      });
    }
    expect(await documentsOf(order.id)).toHaveLength(1);
  });
});

test('a hundred at once, of which every fourth fails, are numbered without a gap or a double', async () => {
  const baskets = await Promise.all(Array.from({ length: 100 }, placed));
  const failing = {
    ...deps,
    async tellFulfilled(...told: Parameters<typeof deps.tellFulfilled>) {
      await deps.tellFulfilled(...told);
      throw new Error('the process was killed before the end');
    },
  };
  const ended = await Promise.allSettled(
    baskets.map((basket, index) => pay(basket, index % 4 === 3 ? failing : deps)),
  );
  expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(75);
  const issued = await db.select().from(invoices).where(eq(invoices.year, year()));
  expect(issued.map(({ sequence }) => sequence).toSorted((one, other) => one - other)).toEqual(
    Array.from({ length: 75 }, (_, index) => index + 1),
  );
  expect(new Set(issued.map(({ orderId }) => orderId)).size).toBe(75);
  // Orders that were rolled back are fulfilled and numbered later; the others do not get a second number.
  await Promise.all(baskets.map((basket) => pay(basket)));
  const [{ last } = { last: 0 }] = await db
    .select()
    .from(invoiceSeries)
    .where(and(eq(invoiceSeries.year, year()), eq(invoiceSeries.kind, 'invoice')));
  expect(last).toBe(100);
  expect(await db.$count(invoices, eq(invoices.year, year()))).toBe(100);
});

test('the first invoice and the first credit note of a year are drawn in either order at once', async () => {
  for (let year = 2090; year < 2100; year += 1) {
    const draw = (kinds: readonly ('invoice' | 'credit_note')[]) =>
      db.transaction(async (tx) => {
        for (const kind of kinds) await drawNumber(tx, { demo: true, kind, year });
      });
    const [invoice, creditNote] = ['invoice', 'credit_note'] as const;
    const orders = [[invoice, creditNote] as const, [creditNote, invoice] as const];
    await Promise.all([...orders, ...orders].map(draw));
    const drawn = await db.select().from(invoiceSeries).where(eq(invoiceSeries.year, year));
    expect(drawn.map(({ last }) => last)).toEqual([4, 4]);
  }
});

describe('without a seller', () => {
  test('an order is fulfilled all the same, and gets its invoice when staff ask for it', async () => {
    await db.delete(seller);
    const bought = await paidBasket(shop);
    expect(await documentsOf(bought.orderId)).toEqual([]);
    const ask = (actor: Actor) => requestInvoice(deps, actor, { orderId: bought.orderId });
    expect(await ask(admin)).toEqual({ ok: false, error: 'seller_missing' });
    await changeSeller(deps, admin, spindle);
    expect(await ask({ ...admin, role: 'editor' })).toEqual({ ok: false, error: 'not_allowed' });
    const asked = await Promise.all([ask(admin), ask(admin)]);
    expect(asked.map(({ ok }) => ok).toSorted()).toEqual([false, true]);
    expect(await documentsOf(bought.orderId)).toHaveLength(1);
    expect(await auditOf(db, { kind: 'order', id: bought.orderId })).toMatchObject([
      { action: 'invoice.request', after: { invoice: `DEMO-INV-${year()}-000001` } },
    ]);
  });

  test('nobody gets an invoice for what they have not paid', async () => {
    const { order } = await placed();
    expect(await requestInvoice(deps, admin, { orderId: order.id })).toEqual({
      ok: false,
      error: 'not_paid',
    });
  });
});
