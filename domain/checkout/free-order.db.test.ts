import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from '../licences/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { payments } from '../payments/tables.ts';
import { formatPaid } from '../pricing/format-paid.ts';
import { coupons } from '../pricing/tables.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, GOOD_CARD, ORIGIN, openCommerce } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const GIFT = {
  code: 'PRESS',
  audience: 'link' as const,
  pids: ['643'],
  payPercent: 0,
} satisfies typeof coupons.$inferInsert;
const free = (change: Parameters<typeof form>[1] = {}) => form('pid=643&opt643=LFT&coupon=PRESS', change);

beforeEach(async () => {
  await shop.empty();
  await db.insert(coupons).values(GIFT);
});
afterEach(() => db.delete(coupons).where(eq(coupons.code, GIFT.code)));

const couponUses = async () => (await db.select().from(coupons)).find(({ code }) => code === 'PRESS')?.used;

test('what costs nothing is paid and granted at once, and no provider hears of it', async () => {
  const started = await begin(shop, free({ locale: 'de', shownTotalMinor: 0 }));
  expect(started.redirectUrl).toBe(`${ORIGIN}/de/thankyou?checkout=${started.checkoutId}`);
  const [order] = await shop.orders();
  expect(order).toMatchObject({ state: 'paid', totalMinor: 0, paidMinor: 0, paidCurrency: 'EUR' });
  expect(formatPaid(order ?? expect.fail(), 'de')).toBe('0,00\u00a0€');
  expect(await shop.counts()).toMatchObject({ orders: 1, checkouts: 1, payments: 0, licences: 1 });
  expect(await db.$count(sandboxPayments)).toBe(0);
  expect(await shop.queued('checkout.order-mail')).toEqual([{ orderId: order?.id }]);
  expect(await couponUses()).toBe(1);
  const { checkoutId, secret } = started;
  const viewed = await viewCheckout(deps, { checkoutId, proof: { secret } });
  expect(viewed).toMatchObject({ view: { state: 'paid', lines: [{ licences: [{ state: 'active' }] }] } });
});

test('the other products of its basket are paid for', async () => {
  await begin(shop, form('pid=643,646&opt643=LFT&opt646=1Y&coupon=PRESS'));
  expect(await db.select().from(payments)).toMatchObject([{ state: 'open', amountMinor: 2995 }]);
  expect(await db.$count(licences)).toBe(0);
});

test('of many who want the last ones at once, each by a form sent twice, as many get one as there are', async () => {
  await db.update(coupons).set({ maxUses: 5 }).where(eq(coupons.code, GIFT.code));
  const forms = Array.from({ length: 20 }, (_, buyer) => free({ email: `${buyer}@example.test` }));
  const answers = await Promise.all([...forms, ...forms].map((each) => startCheckout(deps, each)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
  expect(new Set(answers.flatMap((answer) => (answer.ok ? [answer.checkoutId] : []))).size).toBe(5);
  expect(await shop.counts()).toMatchObject({ orders: 5, checkouts: 5, payments: 0, licences: 5 });
  expect(await shop.queued('checkout.order-mail')).toHaveLength(5);
  expect(await couponUses()).toBe(5);
});

test('a member who presses twice gets one, and is not asked about it', async () => {
  const input = free({ member: { memberId: crypto.randomUUID(), email: 'mei@example.test' } });
  const [one, other] = await Promise.all([startCheckout(deps, input), startCheckout(deps, input)]);
  expect(one).toMatchObject({ ok: true });
  expect(other).toEqual(one);
  expect(await shop.counts()).toMatchObject({ orders: 1, licences: 1 });
});

test('a process that dies on the way leaves nothing, and the same form then brings it once', async () => {
  const input = free();
  for (const part of ['ensureMember', 'tellFulfilled'] as const) {
    const dying = { ...deps, [part]: () => Promise.reject(new Error('killed')) };
    await expect(startCheckout(dying, input)).rejects.toThrow('killed');
    expect(await shop.counts()).toMatchObject({ orders: 0, licences: 0 });
    expect(await couponUses()).toBe(0);
  }
  const started = await begin(shop, input);
  expect(await begin(shop, input)).toEqual(started);
  expect(await shop.counts()).toMatchObject({ orders: 1, licences: 1 });
});

test('what the same buyer could still pay for ends first', async () => {
  const paid = await begin(shop);
  const started = await begin(shop, free({ checkoutIds: [paid.checkoutId] }));
  expect(started.orderNumber).not.toBe(paid.orderNumber);
  expect(await db.select().from(sandboxPayments)).toMatchObject([{ state: 'expired' }]);
  expect((await shop.orders()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'paid']);
});

test('where that has been paid after all, its order is the answer and no other one is made', async () => {
  const paid = await begin(shop);
  await paySandbox(deps, { paymentId: paid.sandboxId, card: GOOD_CARD });
  const started = await begin(shop, free({ checkoutIds: [paid.checkoutId] }));
  expect(started).toMatchObject({ checkoutId: paid.checkoutId, orderNumber: paid.orderNumber });
  expect(await shop.counts()).toMatchObject({ orders: 1, licences: 1 });
  expect(await couponUses()).toBe(0);
  await settleCheckout(deps, paid);
});

test('a provider that can not be asked about that keeps it waiting', async () => {
  const cut = await openCommerce(shop.url, {
    jobs: shop.jobs,
    provider: (own) => ({ ...own, cancelPayment: () => Promise.reject(new Error('down')) }),
  });
  const { checkoutId } = await begin(cut);
  const refused = { ok: false, error: 'payment_unavailable' };
  expect(await startCheckout(cut.deps, free({ checkoutIds: [checkoutId] }))).toEqual(refused);
  expect(await shop.counts()).toMatchObject({ orders: 1, licences: 0 });
  await cut.close();
});
