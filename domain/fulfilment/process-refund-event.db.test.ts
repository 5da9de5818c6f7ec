import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { refundSandbox } from '../payments/sandbox/refund-sandbox.ts';
import { setSandboxChaos } from '../payments/sandbox/set-sandbox-chaos.ts';
import { settleSandboxRefund } from '../payments/sandbox/settle-sandbox-refund.ts';
import { sandboxRefunds } from '../payments/sandbox/tables.ts';
import { paymentEvents } from '../payments/tables.ts';
import { processRefundEvent } from './process-refund-event.ts';
import { refundOrder } from './refund-order.ts';

const shop = await testCommerce();
const { deps, db } = shop;
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  bought = await paidBasket(shop);
});
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const refund = () =>
  refundOrder(deps, admin, {
    ...{ orderId: bought.orderId, request: 'rest', reason: '', requestKey: randomUUID() },
  });
const order = async () => (await db.select().from(orders))[0];
const working = async () =>
  (await db.select().from(licences)).filter(({ state }) => state === 'active').length;
const refundId = async () => (await db.select().from(sandboxRefunds))[0]?.id ?? '';
/** Processes an event of the provider about a refund. */
async function told(providerId: string) {
  const event = { provider: 'sandbox', eventId: randomUUID() };
  await db.insert(paymentEvents).values({
    ...event,
    ...{ type: 'refund.updated', about: 'refund', providerId, receivedAt: deps.clock.now() },
  });
  await processRefundEvent(deps, event);
}
const atTheProvider = (amountMinor: number) =>
  refundSandbox(deps, {
    ...{ paymentId: bought.sandboxId, amountMinor, idempotencyKey: randomUUID(), reference: null },
  });

test('a refund that was on its way is booked when the provider tells that it has left', async () => {
  await setSandboxChaos(db, bought.sandboxId, { refunds: 'pending' });
  await refund();
  await told(await refundId());
  expect(await order()).toMatchObject({ state: 'paid' });
  await settleSandboxRefund(deps, { refundId: await refundId(), as: 'succeeded' });
  for (let times = 0; times < 3; times++) await told(await refundId());
  expect(await order()).toMatchObject({ state: 'refunded', refundedMinor: 11_986 });
  expect(await working()).toBe(0);
});

test('one whose answer was lost is known by its reference', async () => {
  await refund();
  await db.update(refunds).set({ state: 'requested', providerId: null });
  await db.update(orders).set({ state: 'paid', refundedMinor: 0 });
  await told(await refundId());
  expect(await db.select().from(refunds)).toMatchObject([
    { state: 'succeeded', providerId: await refundId() },
  ]);
  expect(await order()).toMatchObject({ state: 'refunded' });
});

test('one that the bank did not take after all is no refund: the order is paid again, for staff to see to', async () => {
  await refund();
  await settleSandboxRefund(deps, { refundId: await refundId(), as: 'failed' });
  await told(await refundId());
  expect(await order()).toMatchObject({ state: 'paid', refundedMinor: 0 });
  expect(await db.select().from(refunds)).toMatchObject([
    { state: 'failed', failure: 'lost_or_stolen_card' },
  ]);
  expect(await working()).toBe(0);
  expect(await refund()).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
});

test('one made at the provider is shared by the lines and booked once', async () => {
  await atTheProvider(1000);
  await Promise.all(Array.from({ length: 5 }, async () => told(await refundId())));
  expect(await order()).toMatchObject({ state: 'partly_refunded', refundedMinor: 1000 });
  expect(await db.select().from(refunds)).toMatchObject([{ amountMinor: 1000, reason: '' }]);
  expect(await working()).toBe(3);
  expect(await refund()).toMatchObject({ ok: true, refund: { amountMinor: 10_986 } });
});

test('all of an order can go back at the provider', async () => {
  await atTheProvider(11_986);
  await told(await refundId());
  expect(await order()).toMatchObject({ state: 'refunded' });
  expect(await working()).toBe(0);
});

test('one that the provider does not know is tried again', async () => {
  await expect(told('sbr_unknown')).rejects.toThrow('does not know the refund');
});
