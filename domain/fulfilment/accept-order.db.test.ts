import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { orderMail } from '../checkout/job-kinds.ts';
import { begin, form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { ordersInReview } from '../orders/orders-in-review.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { readSales } from '../sales/read-sales.ts';
import { dayIn } from '../sales/sales.ts';
import { acceptOrder } from './accept-order.ts';
import { fulfilOrder } from './fulfil-order.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

/** An order in review, because its buyer paid one cent too little. */
async function inReview(paid = { amountMinor: 4994, currency: 'USD' }) {
  await begin(shop, form());
  const [payment] = await db.select().from(payments);
  if (!payment) throw new Error('no payment');
  const observed = { status: 'succeeded', ...paid } as const;
  expect(await fulfilOrder(deps, { paymentId: payment.id, observed })).toBe('review');
  return { orderId: payment.orderId, paymentId: payment.id };
}
const order = async () => (await db.select().from(orders))[0];

test('pays the order, gives the buyer what it says and writes down who decided', async () => {
  const { orderId } = await inReview();
  expect(await ordersInReview(db)).toMatchObject([{ id: orderId, reviewReason: 'amount_mismatch' }]);
  expect(await acceptOrder(deps, support, { orderId })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ state: 'paid', accountCreated: true });
  expect(await db.select().from(licences)).toMatchObject([{ orderId, pid: '643', state: 'active' }]);
  expect(await shop.queued(orderMail.name)).toEqual([{ orderId }]);
  expect(await ordersInReview(db)).toEqual([]);
  expect(await auditOf(db, { kind: 'order', id: orderId })).toMatchObject([
    {
      ...{ action: 'order.accept', actorId: '7', actorEmail: 'ada@shop.test', actorRole: 'support' },
      before: { state: 'review', reviewReason: 'amount_mismatch', totalMinor: 4995, currency: 'USD' },
      after: { state: 'paid', paidMinor: 4994, paidCurrency: 'USD' },
    },
  ]);
});

test('books what was paid, whatever the order comes to', async () => {
  const { orderId } = await inReview({ amountMinor: 66_000, currency: 'KRW' });
  await acceptOrder(deps, support, { orderId });
  const today = dayIn('UTC', deps.clock.now());
  const { currencies } = await readSales(db, { from: today, to: today, timeZone: 'UTC' });
  expect(currencies).toMatchObject([{ currency: 'KRW', orders: 1, revenueMinor: 66_000 }]);
});

test('takes no order whose buyer was erased: nobody gets an account without an address', async () => {
  const { orderId } = await inReview();
  await db.update(orders).set({ email: '' });
  expect(await acceptOrder(deps, support, { orderId })).toEqual({ ok: false, error: 'no_address' });
  expect(await order()).toMatchObject({ state: 'review' });
  expect(await shop.counts()).toMatchObject({ licences: 0 });
});

test('of many who accept at once one does', async () => {
  const { orderId } = await inReview();
  const all = await Promise.all(Array.from({ length: 20 }, () => acceptOrder(deps, support, { orderId })));
  expect(all.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await shop.counts()).toMatchObject({ licences: 1 });
  expect(await auditOf(db, { kind: 'order', id: orderId })).toHaveLength(1);
});

test('is for a person: money that fits after all leaves the order in review', async () => {
  const { paymentId } = await inReview();
  const fits = { status: 'succeeded', amountMinor: 4995, currency: 'USD' } as const;
  expect(await fulfilOrder(deps, { paymentId, observed: fits })).toBe('already');
  expect(await order()).toMatchObject({ state: 'review' });
});

test('leaves no trace when a part of it fails', async () => {
  const { orderId } = await inReview();
  const broken = { ...deps, ensureMember: () => Promise.reject(new Error('no more members today')) };
  await expect(acceptOrder(broken, support, { orderId })).rejects.toThrow('no more members');
  expect(await order()).toMatchObject({ state: 'review', paidAt: null });
  expect(await auditOf(db, { kind: 'order', id: orderId })).toEqual([]);
});

test('takes no order that is not in review', async () => {
  await begin(shop, form());
  const orderId = (await order())?.id ?? '';
  expect(await acceptOrder(deps, support, { orderId })).toEqual({ ok: false, error: 'not_in_review' });
  expect(await order()).toMatchObject({ state: 'pending' });
});

test.each<Actor>([
  { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
  { kind: 'member', memberId: 'm' },
  { kind: 'visitor' },
])('is not for %o', async (actor) => {
  const { orderId } = await inReview();
  expect(await acceptOrder(deps, actor, { orderId })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await order()).toMatchObject({ state: 'review' });
});
