import { randomUUID } from 'node:crypto';
import { offersOnce } from '@spindle/domain/catalogue/offers-once.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { refundOrder } from '@spindle/domain/fulfilment/refund-order.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { sellerParts } from '@spindle/domain/seller/seller-parts.ts';
import { setRegistration } from '@spindle/domain/tax/set-registration.ts';
import { setTaxRate } from '@spindle/domain/tax/set-tax-rate.ts';
import { beforeEach, expect, test } from 'vitest';
import { linksFor } from '../../../page/links.ts';
import { loadOrder } from './load-order.ts';
import { loadOrders } from './load-orders.ts';

const commerce = await testCommerce();
const { deps, db, empty } = commerce;
beforeEach(empty);
const admin = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' } as const;
const KEY = expect.stringMatching(/^[0-9A-Z]{5}(-[0-9A-Z]{5}){4}$/);

async function bought(query: string, change: Parameters<typeof form>[1] = {}) {
  const { checkoutId, sandboxId } = await begin(commerce, form(query, { locale: 'de', ...change }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  const [order] = await commerce.orders();
  if (!order?.memberId) throw new Error('the order was not paid');
  return { ...order, memberId: order.memberId };
}

const inGerman = (memberId: string) => ({
  ...{ memberId, locale: 'de' as const, shopName: 'Shop', links: linksFor({ prefix: '/de' }) },
});

test('an order has its lines in the member’s language, its discount, and its keys', async () => {
  const { memberId, number } = await bought('pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10');
  const shown = await loadOrder(deps, { ...inGerman(memberId), number });
  expect(shown).toMatchObject({
    ...{ number, state: 'paid', email: 'kei@example.test', refunds: [], left: undefined },
    lines: [
      { name: 'DVD Ripper', system: 'win', licenceType: 'LFT', licences: [{ key: KEY, state: 'active' }] },
      { name: 'Blu-ray Ripper', licenceType: '1Y', licences: [{ key: KEY, state: 'active' }] },
    ],
    reductions: [{ label: 'Gutschein DNC10', amount: expect.stringMatching(/^−.*€$/) }],
  });

  const list = await loadOrders(
    { db, offersOf: offersOnce(db) },
    { ...inGerman(memberId), after: undefined },
  );
  expect(list).toMatchObject({
    orders: [
      {
        ...{ number, state: 'paid', products: 'DVD Ripper für Windows und Blu-ray Ripper' },
        href: `/de/member?a=orders&order=${number}`,
      },
    ],
    ...{ olderHref: undefined, later: false },
  });
});

test('an order has its invoice, then its credit note, and names who sells', async () => {
  await seedDemoSeller(db);
  const { id, memberId, number } = await bought('pid=643&opt643=LFT');
  const [invoice] = await invoicesOfOrders(db, [id]);
  const href = `/backend/order/invoice?number=${invoice?.document.number}`;
  const shown = await loadOrder(deps, { ...inGerman(memberId), number });
  expect(shown).toMatchObject({
    documents: [{ kind: 'invoice', number: invoice?.document.number, href, electronicHref: undefined }],
    ...{
      seller: sellerParts(invoice?.document.seller, { locale: 'de', shopName: 'Shop' }),
      reverseCharge: false,
    },
  });
  await refundOrder(deps, admin, {
    ...{ orderId: id, request: 'rest', reason: 'a good one', requestKey: randomUUID() },
  });
  expect((await loadOrder(deps, { ...inGerman(memberId), number }))?.documents).toMatchObject([
    { kind: 'invoice' },
    { kind: 'credit_note' },
  ]);
});

test('a business of the Union has the e-invoice beside the sheet', async () => {
  await seedDemoSeller(db);
  const since = { country: 'DE', scheme: 'domestic', validFrom: '2020-01-01', validUntil: null } as const;
  expect(await setRegistration(deps, admin, { ...since, number: 'DE-1' })).toEqual({ ok: true });
  const company = { company: 'Kei & Co', address: 'Am Hafen 3\n20457 Hamburg', vatId: 'DE999999990' };
  const { memberId, number } = await bought('pid=643&opt643=LFT', {
    ...{ country: 'DE', consents: ['delivery', 'withdrawal'], buyer: { country: 'DE', ...company } },
  });
  const [invoice] = (await loadOrder(deps, { ...inGerman(memberId), number }))?.documents ?? [];
  expect(invoice?.electronicHref).toBe(`${invoice?.href}&format=ubl`);
});

test('the tax that an order contains is named with its rate', async () => {
  const since = { country: 'US', validFrom: '2020-01-01' };
  const registration = { ...since, scheme: 'domestic', number: 'US-1', validUntil: null } as const;
  expect(await setTaxRate(deps, admin, { ...since, rateBp: 825 })).toEqual({ ok: true });
  expect(await setRegistration(deps, admin, registration)).toEqual({ ok: true });
  const { memberId, number } = await bought('pid=643&opt643=LFT');
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    ...{ total: '45,95\u00a0€', tax: { rate: '8,25\u00a0%', amount: '3,50\u00a0€' } },
  });
});

test('where staff took another amount, what had lowered the agreed one is not named beside it', async () => {
  const { memberId, number } = await bought('pid=643&opt643=LFT&coupon=DNC10');
  await db.execute(`update shop.orders set paid_minor = 100, paid_currency = 'USD'`);
  const shown = await loadOrder(deps, { ...inGerman(memberId), number });
  expect(shown?.total).toMatch(/^1,00.\$$/);
  expect(shown?.reductions).toEqual([]);
});

test('its days are the seller’s, as those of its invoice, on the page and in the list', async () => {
  await seedDemoSeller(db);
  const { memberId, number } = await bought('pid=643&opt643=LFT');
  const evening = '2026-11-20T23:30:00Z';
  await db.execute(`update shop.orders set placed_at = '${evening}', paid_at = '${evening}'`);
  const day = '21.\u00a0November 2026';
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    placed: day,
    paidOn: day,
  });
  const list = await loadOrders(
    { db, offersOf: offersOnce(db) },
    { ...inGerman(memberId), after: undefined },
  );
  expect(list?.orders.map(({ placed }) => placed)).toEqual([day]);
});

test('what has gone back is listed, and what is left of the money', async () => {
  const { id, memberId, number } = await bought('pid=643&opt643=LFT');
  await refundOrder(deps, admin, {
    orderId: id,
    ...{ request: { amountMinor: 1001 }, reason: 'a good one', requestKey: randomUUID() },
  });
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    ...{ state: 'partly_refunded', total: '45,95\u00a0€', left: '35,94\u00a0€' },
    refunds: [{ amount: '−10,01\u00a0€', done: true }],
  });
});

test('an order of somebody else is none, and no place in the list either', async () => {
  const { number } = await bought('pid=643&opt643=LFT');
  const other = inGerman(randomUUID());
  expect(await loadOrder(deps, { ...other, number })).toBeUndefined();
  expect(await loadOrders({ db, offersOf: offersOnce(db) }, { ...other, after: number })).toBeUndefined();
  expect(await loadOrders({ db, offersOf: offersOnce(db) }, { ...other, after: undefined })).toMatchObject({
    orders: [],
  });
});

test('a gift names whom it is for, and has its key elsewhere', async () => {
  const gift = { email: 'mei@example.test', locale: 'ja' };
  const { memberId, number } = await bought('pid=643&opt643=LFT', { gift });
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    ...{ giftEmail: 'mei@example.test', lines: [{ licences: [] }] },
  });
});

test('a key that is somebody else’s by now is not shown to who paid for it', async () => {
  const { memberId, number } = await bought('pid=643&opt643=LFT');
  await db.execute('update shop.licences set member_id = gen_random_uuid()');
  expect(await loadOrder(deps, { ...inGerman(memberId), number })).toMatchObject({
    lines: [{ licences: [] }],
  });
});
