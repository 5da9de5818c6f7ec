import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { begin, form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { acceptOrder } from './accept-order.ts';
import { cancelRefundedOrder } from './cancel-refunded-order.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { fulfilOrder } from './fulfil-order.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
const tooLittle = { status: 'succeeded', amountMinor: 1, currency: 'USD' } as const;

/** An order with a coupon for which only one cent was paid, in time or after it was cancelled. */
async function inReview({ late = false } = {}) {
  await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
  const [payment] = await db.select().from(payments);
  if (!payment) throw new Error('no payment');
  if (late) await cancelUnpaidOrder(deps, { paymentId: payment.id, as: 'expired' });
  expect(await fulfilOrder(deps, { paymentId: payment.id, observed: tooLittle })).toBe('review');
  return { orderId: payment.orderId, paymentId: payment.id };
}
const order = async () => (await db.select().from(orders))[0];
const couponUses = async () => (await db.select().from(coupons)).find(({ code }) => code === 'DNC10')?.used;

test('cancels the order, gives its coupon back and writes down who decided', async () => {
  const { orderId } = await inReview();
  expect(await couponUses()).toBe(1);
  expect(await cancelRefundedOrder(deps, support, { orderId })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ state: 'cancelled', paidAt: null, email: 'kei@example.test' });
  expect(await couponUses()).toBe(0);
  expect(await shop.queued('fulfilment.refusal-mail')).toEqual([{ orderId }]);
  expect(await shop.counts()).toMatchObject({ licences: 0 });
  expect(await auditOf(db, { kind: 'order', id: orderId })).toMatchObject([
    {
      ...{
        action: 'order.cancel',
        actorId: '7',
        before: { state: 'review', reviewReason: 'amount_mismatch' },
      },
      after: { state: 'cancelled', refundedMinor: 1, refundedCurrency: 'USD' },
    },
  ]);
});

test('gives a coupon back once, although the order was cancelled before', async () => {
  const { orderId } = await inReview({ late: true });
  await db.update(coupons).set({ used: 5 });
  expect(await cancelRefundedOrder(deps, support, { orderId })).toMatchObject({ ok: true });
  expect(await couponUses()).toBe(5);
});

test('stands when the same money is reported again', async () => {
  const { orderId, paymentId } = await inReview();
  await cancelRefundedOrder(deps, support, { orderId });
  expect(await fulfilOrder(deps, { paymentId, observed: tooLittle })).toBe('already');
  expect(await order()).toMatchObject({ state: 'cancelled' });
});

test('of many who accept or cancel at once one decides', async () => {
  const { orderId } = await inReview();
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? acceptOrder : cancelRefundedOrder)(deps, support, { orderId }),
    ),
  );
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  const state = (await order())?.state;
  expect(await couponUses()).toBe(state === 'paid' ? 1 : 0);
  expect(await shop.counts()).toMatchObject({ licences: state === 'paid' ? 1 : 0 });
  expect(await auditOf(db, { kind: 'order', id: orderId })).toHaveLength(1);
});

test('takes no order that is not in review', async () => {
  await begin(shop, form());
  const orderId = (await order())?.id ?? '';
  expect(await cancelRefundedOrder(deps, support, { orderId })).toEqual({
    ok: false,
    error: 'not_in_review',
  });
  expect(await order()).toMatchObject({ state: 'pending' });
});

test.each<Actor>([
  { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
  { kind: 'member', memberId: 'm' },
  { kind: 'visitor' },
])('is not for %o', async (actor) => {
  const { orderId } = await inReview();
  expect(await cancelRefundedOrder(deps, actor, { orderId })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await order()).toMatchObject({ state: 'review' });
});
