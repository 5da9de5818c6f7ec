import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { projectOffer } from '../catalogue/project-offer.ts';
import { withdrawOffer } from '../catalogue/withdraw-offer.ts';
import { cancelUnpaidOrder } from '../fulfilment/cancel-unpaid-order.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { isCheckoutSecret, newFormToken } from './checkout-access.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, ORIGIN, offer } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

const couponUses = async () => (await db.select().from(coupons)).find(({ code }) => code === 'DNC10')?.used;

describe('a form', () => {
  test('becomes an order with its price, a payment and a way to the provider', async () => {
    const started = await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10', { locale: 'ja' }));
    expect(started.redirectUrl).toMatch(`${ORIGIN}/sandbox/pay/sbx_`);
    expect(started.checkoutId).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect(isCheckoutSecret(deps.accessKey, started.checkoutId, started.secret)).toBe(true);
    expect(await db.select().from(orders)).toMatchObject([
      {
        state: 'pending',
        number: started.orderNumber,
        email: 'kei@example.test',
        memberId: null,
        pid: '643',
        productName: 'DVD Ripper',
        currency: 'JPY',
        listMinor: 6980,
        totalMinor: 6280,
        couponCode: 'DNC10',
      },
    ]);
    expect(await db.select().from(payments)).toMatchObject([
      {
        state: 'open',
        provider: 'sandbox',
        providerId: started.sandboxId,
        amountMinor: 6280,
        currency: 'JPY',
      },
    ]);
    expect(await db.select().from(sandboxPayments)).toMatchObject([
      {
        amountMinor: 6280,
        currency: 'JPY',
        returnUrl: `${ORIGIN}/ja/thankyou?checkout=${started.checkoutId}`,
        cancelUrl: `${ORIGIN}/ja/checkout?pid=643&opt643=LFT&coupon=DNC10&checkout=${started.checkoutId}`,
        description: 'DVD Ripper · 買い切り',
      },
    ]);
    expect(await couponUses()).toBe(1);
  });

  test('names the product in the language of the order, for the payment page too', async () => {
    await begin(shop, form(undefined, { locale: 'de' }));
    expect(await db.select().from(orderLines)).toMatchObject([{ productName: 'DVD Ripper für Windows' }]);
    expect(await db.select().from(sandboxPayments)).toMatchObject([
      { description: 'DVD Ripper für Windows · Lebenslang' },
    ]);
  });

  test('for several products becomes one order with a line each, and one payment', async () => {
    await begin(shop, form('pid=643,62037,646&opt643=LFT&opt62037=LFT&opt646=1Y&coupon=DNC10'));
    const [order] = await db.select().from(orders);
    expect(order).toMatchObject({ listMinor: 12_985, totalMinor: 12_186, couponCode: 'DNC10' });
    expect(await db.select().from(orderLines).orderBy(orderLines.position)).toMatchObject([
      { pid: '643', licenceType: 'LFT', quantity: 1, discountMinor: 500, totalMinor: 4495 },
      { pid: '62037', licenceType: 'LFT', quantity: 1, discountMinor: 0, totalMinor: 4995 },
      { pid: '646', licenceType: '1Y', quantity: 1, discountMinor: 299, totalMinor: 2696 },
    ]);
    expect(await db.select().from(sandboxPayments)).toMatchObject([
      {
        amountMinor: 12_186,
        description: 'DVD Ripper · Lifetime, AI Suite · Lifetime, Blu-ray Ripper · 1 year',
      },
    ]);
    expect(await couponUses()).toBe(1);
  });

  test('believes nothing about money: not a price, a currency, a rate, nor a product in another one’s place', async () => {
    const query =
      'pid=643,646&opt643=LFT&opt646=1Y&price=1&price643=1&currency=JPY&total=1&rate=0.1&total_minor=1';
    await begin(shop, form(query, { shownTotalMinor: 7990 }));
    expect(await db.select().from(orders)).toMatchObject([{ currency: 'USD', totalMinor: 7990 }]);
    for (const wrong of [form(query, { shownTotalMinor: 1 }), form(query, { shownTotalMinor: 4995 })]) {
      expect(await startCheckout(deps, wrong)).toMatchObject({ ok: false, error: 'price_changed' });
    }
    expect(await db.$count(orders)).toBe(1);
  });

  test('of a member is theirs, whatever address it names', async () => {
    const memberId = '0b9f4a6e-3f1f-4d7e-9d7a-111111111111';
    await begin(shop, form(undefined, { member: { memberId, email: 'member@example.test' } }));
    expect(await db.select().from(orders)).toMatchObject([{ memberId, email: 'member@example.test' }]);
  });

  test.each([
    [form('pid=1&opt1=LFT'), 'unknown_product'],
    [form('pid=643&opt643=XXX'), 'unknown_licence_type'],
    [form('pid=641&opt641=LFT'), 'not_on_sale'],
    [form('pid=642&opt642=LFT', { locale: 'de' }), 'price_missing'],
    [form(undefined, { country: 'KP' }), 'country_blocked'],
    [form(undefined, { email: 'kei@' }), 'invalid_email'],
    [form(undefined, { email: undefined }), 'field_required'],
    [form(undefined, { email: ' ' }), 'field_required'],
    [form(undefined, { email: `${'a'.repeat(250)}@example.test` }), 'invalid_email'],
    [form(undefined, { formToken: '' }), 'checkout_ended'],
    [form(undefined, { shownTotalMinor: 1 }), 'price_changed'],
    [form('pid=643&opt643=LFT&coupon=NONE'), 'coupon_unknown'],
    [form('pid=643&opt643=LFT&coupon=DNC20'), 'coupon_not_for_product'],
    [form('pid=643&opt643=1Y&coupon=DNC10&discounts_prohibited=1'), 'discounts_prohibited'],
    [form('pid=643,641&opt643=LFT&opt641=LFT'), 'not_on_sale'],
    [form('pid=643,1&opt643=LFT&opt1=LFT'), 'unknown_product'],
    [form('pid=643,646&opt643=LFT&opt646=LFT&coupon=DNC20'), 'coupon_not_for_product'],
    [form('pid=1,2,3,4,5,6,7,8,9,10,11'), 'too_many_products'],
  ])('%# that can not be sold is refused and leaves nothing: %s', async (input, error) => {
    expect(await startCheckout(deps, input)).toMatchObject({ ok: false, error });
    expect(await shop.counts()).toMatchObject({ orders: 0, checkouts: 0, payments: 0 });
    expect(await couponUses()).toBe(0);
  });

  test('for less than the provider takes is refused, and says so', async () => {
    await db.update(coupons).set({ payPercent: 1 }).where(eq(coupons.code, 'DNC10'));
    const cheap = 'pid=643&opt643=LFT&coupon=DNC10';
    expect(await startCheckout(deps, form(cheap, { locale: 'de' }))).toEqual({
      ok: false,
      error: 'total_too_small',
    });
    await db.update(coupons).set({ payPercent: 90 }).where(eq(coupons.code, 'DNC10'));
    expect(await shop.counts()).toMatchObject({ orders: 0 });
  });

  test('for a way to pay that the provider does not have is refused', async () => {
    const refusal = { ok: false, error: 'method_unavailable' };
    expect(await startCheckout(deps, form(undefined, { method: 'blockchain' }))).toEqual(refusal);
    expect(await startCheckout(deps, form(undefined, { method: 'card' }))).toMatchObject({ ok: true });
  });

  test('for a product that was withdrawn while it was open is refused', async () => {
    await projectOffer(db, offer('700', 'Short-lived'));
    await withdrawOffer(db, '700');
    expect(await startCheckout(deps, form('pid=700&opt700=LFT'))).toEqual({
      ok: false,
      error: 'not_on_sale',
    });
  });
});

describe('sent twice', () => {
  test('at once it is one order, one coupon use, one payment, one secret', async () => {
    const input = form('pid=643&opt643=LFT&coupon=DNC10');
    const started = await Promise.all(Array.from({ length: 20 }, () => startCheckout(deps, input)));
    expect(new Set(started.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(started[0]).toMatchObject({ ok: true });
    expect(await shop.counts()).toMatchObject({ orders: 1, checkouts: 1, payments: 1 });
    expect(await db.$count(sandboxPayments)).toBe(1);
    expect(await couponUses()).toBe(1);
  });

  test('with another answer it is another order', async () => {
    const formToken = newFormToken();
    await begin(shop, form(undefined, { formToken }));
    await begin(shop, form(undefined, { formToken, email: 'other@example.test' }));
    await begin(shop, form('pid=646&opt646=LFT', { formToken }));
    await begin(shop, form('pid=643,646&opt643=LFT&opt646=LFT', { formToken }));
    expect(await shop.counts()).toMatchObject({ orders: 4, payments: 4 });
    expect(await db.$count(orderLines)).toBe(5);
  });

  test('after the order ended it asks for a new form', async () => {
    const input = form();
    await begin(shop, input);
    const [payment] = await db.select().from(payments);
    await cancelUnpaidOrder(deps, { paymentId: payment?.id ?? '', as: 'expired' });
    expect(await startCheckout(deps, input)).toEqual({ ok: false, error: 'checkout_ended' });
  });
});

test('a price that changes later does not change the order', async () => {
  const input = form('pid=646&opt646=LFT');
  await begin(shop, input);
  await projectOffer(db, offer('646', 'Blu-ray Ripper', { prices: [] }));
  await begin(shop, input);
  expect(await db.select().from(orders)).toMatchObject([{ totalMinor: 4995 }]);
  await projectOffer(db, offer('646', 'Blu-ray Ripper'));
});

test('the cap of a coupon holds when many use it at once, and a cancelled order gives its use back', async () => {
  await db.execute(sql`update shop.coupons set max_uses = 5 where code = 'DNC10'`);
  const query = 'pid=643&opt643=LFT&coupon=DNC10';
  const results = await Promise.all(
    Array.from({ length: 25 }, (_, buyer) =>
      startCheckout(deps, form(query, { email: `${buyer}@example.test` })),
    ),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(5);
  expect(results.filter(({ ok }) => !ok)).toEqual(
    Array.from({ length: 20 }, () => ({ ok: false, error: 'coupon_used_up' })),
  );
  expect(await shop.counts()).toMatchObject({ orders: 5, checkouts: 5, payments: 5 });
  expect(await couponUses()).toBe(5);

  const [payment] = await db.select().from(payments);
  await Promise.all(
    Array.from({ length: 5 }, () => cancelUnpaidOrder(deps, { paymentId: payment?.id ?? '', as: 'expired' })),
  );
  expect(await couponUses()).toBe(4);
  expect((await startCheckout(deps, form(query))).ok).toBe(true);
});
