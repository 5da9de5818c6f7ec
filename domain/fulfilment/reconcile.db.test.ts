import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { ne } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { begin, form, GOOD_CARD, openCommerce } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { paymentEvents, payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { processEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';
import { refundOrder } from './refund-order.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());

const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const states = async () => ({
  order: (await db.select().from(orders))[0]?.state,
  payment: (await db.select().from(payments))[0]?.state,
});

test('fulfils what was paid while no webhook came and nobody returned', async () => {
  const { sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  expect(await reconcile(deps)).toEqual({ asked: 0, failed: 0 });
  pass(2);
  expect(await reconcile(deps)).toEqual({ asked: 1, failed: 0 });
  expect(await states()).toEqual({ order: 'paid', payment: 'succeeded' });
  expect(await reconcile(deps)).toEqual({ asked: 0, failed: 0 });
});

test('asks for a payment less and less often', async () => {
  await begin(shop);
  let minutes = 0;
  const asked: number[] = [];
  for (; minutes <= 60; minutes++, pass(1)) {
    if ((await reconcile(deps)).asked > 0) asked.push(minutes);
  }
  expect(asked).toEqual([2, 3, 5, 9, 17, 32, 47, 55]);
});

test('begins nothing more when its time is up, and goes on where it stopped', async () => {
  for (let buyer = 0; buyer < 10; buyer++) {
    await begin(shop, form(undefined, { email: `buyer${buyer}@example.test` }));
  }
  pass(2);
  let spent = 0;
  const slow = () => {
    spent += 10_000;
    return spent;
  };
  expect(await reconcile(deps, slow)).toEqual({ asked: 8, failed: 0 });
  expect(await reconcile(deps)).toEqual({ asked: 2, failed: 0 });
});

test('two at once ask for each payment once', async () => {
  for (let buyer = 0; buyer < 6; buyer++) {
    await begin(shop, form(undefined, { email: `buyer${buyer}@example.test` }));
  }
  pass(2);
  const both = await Promise.all([reconcile(deps), reconcile(deps)]);
  expect(both.reduce((sum, { asked }) => sum + asked, 0)).toBe(6);
});

test('a page that waits has the provider asked every five seconds at most', async () => {
  let asks = 0;
  const counted = await openCommerce(shop.url, {
    clock,
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      retrievePayment(id) {
        asks += 1;
        return own.retrievePayment(id);
      },
    }),
  });
  const { checkoutId } = await begin(counted);
  const poll = () => settleCheckout(counted.deps, { checkoutId });
  await Promise.all(Array.from({ length: 20 }, poll));
  expect(asks).toBe(1);
  clock.set(new Date(clock.now().getTime() + 4_999));
  await poll();
  expect(asks).toBe(1);
  clock.set(new Date(clock.now().getTime() + 1));
  await poll();
  expect(asks).toBe(2);
  await counted.close();
});

test('cancels what nobody has paid, and gives its coupon back, within the hour', async () => {
  await db.update(coupons).set({ maxUses: 1 });
  await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
  const second = form('pid=643&opt643=LFT&coupon=DNC10', { email: 'second@example.test' });
  expect(await startCheckout(deps, second)).toEqual({ ok: false, error: 'coupon_used_up' });
  for (let minute = 1; minute <= 54; minute++, pass(1)) await reconcile(deps);
  expect(await states()).toEqual({ order: 'pending', payment: 'open' });
  for (let minute = 55; minute <= 59; minute++, pass(1)) await reconcile(deps);
  expect(await states()).toEqual({ order: 'cancelled', payment: 'expired' });
  expect(await startCheckout(deps, second)).toMatchObject({ ok: true });
});

test('cancels a payment that the provider never confirmed to have made', async () => {
  const down = await openCommerce(shop.url, {
    clock,
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      createPayment: async () => {
        throw new Error('down');
      },
    }),
  });
  await startCheckout(down.deps, form());
  pass(50);
  await reconcile(deps);
  expect(await states()).toEqual({ order: 'pending', payment: 'starting' });
  pass(5);
  await reconcile(deps);
  expect(await states()).toEqual({ order: 'cancelled', payment: 'expired' });
  await down.close();
});

const usesOf = async (code: string) =>
  (await db.select().from(coupons)).find((coupon) => coupon.code === code)?.used;

test.each(['a provider that is not set up any more', 'a provider that has no such payment'])(
  'ends a payment of %s, within the hour, and finds its money later',
  async (which) => {
    const { sandboxId } = await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
    const gone = which.includes('not set up');
    await db.update(payments).set(gone ? { provider: 'former' } : { providerId: 'elsewhere' });
    for (let minute = 0; minute < 57; minute++, pass(1)) await reconcile(deps);
    expect(await states()).toEqual({ order: 'pending', payment: 'open' });
    for (let minute = 57; minute < 60; minute++, pass(1)) await reconcile(deps);
    expect(await states()).toEqual({ order: 'cancelled', payment: 'expired' });
    expect(await usesOf('DNC10')).toBe(0);

    // The provider is back, and has been paid.
    await db.update(payments).set({ provider: 'sandbox', providerId: sandboxId });
    await db.update(sandboxPayments).set({ state: 'succeeded' });
    const event = { provider: 'sandbox', eventId: randomUUID() };
    const said = { type: 'payment.succeeded', providerId: sandboxId };
    await db.insert(paymentEvents).values({ ...event, ...said, receivedAt: clock.now() });
    await processEvent(deps, event);
    expect(await states()).toEqual({ order: 'review', payment: 'succeeded' });
  },
);

test('waits for a provider that is down, however long', async () => {
  const down = await openCommerce(shop.url, {
    clock,
    jobs: shop.jobs,
    provider: (own) => ({ ...own, retrievePayment: () => Promise.reject(new Error('down')) }),
  });
  const { sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  pass(180);
  expect(await reconcile(down.deps)).toEqual({ asked: 1, failed: 1 });
  expect(await states()).toEqual({ order: 'pending', payment: 'open' });
  await down.close();
});

test('an event about a payment that its provider does not know is tried again', async () => {
  await begin(shop);
  await db.update(payments).set({ providerId: 'elsewhere' });
  const event = { provider: 'sandbox', eventId: randomUUID() };
  const said = { type: 'payment.succeeded', providerId: 'elsewhere' };
  await db.insert(paymentEvents).values({ ...event, ...said, receivedAt: clock.now() });
  await expect(processEvent(deps, event)).rejects.toThrow('does not know payment');
});

test('goes on when one payment can not be asked for', async () => {
  await begin(shop);
  const { sandboxId } = await begin(shop, form(undefined, { email: 'second@example.test' }));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await db.update(payments).set({ providerId: 'gone' }).where(ne(payments.providerId, sandboxId));
  pass(2);
  expect(await reconcile(deps)).toEqual({ asked: 2, failed: 1 });
  expect((await db.select().from(orders)).map(({ state }) => state).sort()).toEqual(['paid', 'pending']);
});

test('an event leads to its payment although the answer to making it was lost', async () => {
  const { sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db
    .update(payments)
    .set({ state: 'starting', providerId: null, redirectUrl: null })
    .returning();
  const event = { provider: 'sandbox', eventId: randomUUID() };
  await db.insert(paymentEvents).values({
    ...event,
    type: 'payment.succeeded',
    providerId: sandboxId,
    reference: payment?.id ?? null,
    receivedAt: clock.now(),
  });
  await processEvent(deps, event);
  expect(await states()).toEqual({ order: 'paid', payment: 'succeeded' });
});

test('money for a payment that was given up before the provider answered needs a person', async () => {
  const { sandboxId } = await begin(shop);
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  const [payment] = await db
    .update(payments)
    .set({ state: 'starting', providerId: null, redirectUrl: null })
    .returning();
  pass(60);
  await reconcile(deps);
  expect(await states()).toEqual({ order: 'cancelled', payment: 'expired' });
  const event = { provider: 'sandbox', eventId: randomUUID() };
  const said = { type: 'payment.succeeded', providerId: sandboxId, reference: payment?.id ?? null };
  await db.insert(paymentEvents).values({ ...event, ...said, receivedAt: clock.now() });
  await processEvent(deps, event);
  expect(await states()).toEqual({ order: 'review', payment: 'succeeded' });
  expect(await db.select().from(orders)).toMatchObject([{ reviewReason: 'paid_after_cancellation' }]);
});

test('an order that ends while the provider makes its page leads nobody there, and its money is found', async () => {
  const slow = await openCommerce(shop.url, {
    clock,
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      async createPayment(payment) {
        const made = await own.createPayment(payment);
        await cancelUnpaidOrder(deps, { paymentId: payment.reference, as: 'expired' });
        return made;
      },
    }),
  });
  expect(await startCheckout(slow.deps, form())).toEqual({ ok: false, error: 'checkout_ended' });
  const [payment] = await db.select().from(payments);
  expect(payment).toMatchObject({ state: 'expired', providerId: expect.stringMatching(/^sbx_/) });
  await slow.close();
});

test('an event of a payment that is not ours changes nothing', async () => {
  await begin(shop);
  for (const reference of [null, 'x', randomUUID()]) {
    const event = { provider: 'sandbox', eventId: randomUUID() };
    const row = {
      ...event,
      type: 'payment.succeeded',
      providerId: 'other',
      reference,
      receivedAt: clock.now(),
    };
    await db.insert(paymentEvents).values(row);
    await processEvent(deps, event);
  }
  expect(await states()).toEqual({ order: 'pending', payment: 'open' });
});

test('asks again for a refund that was never answered, and books it', async () => {
  const { orderId } = await paidBasket(shop);
  const down = await openCommerce(shop.url, {
    clock,
    jobs: shop.jobs,
    provider: (own) => ({ ...own, refund: () => Promise.reject(new Error('down')) }),
  });
  const actor = { kind: 'system', name: 'test' } as const;
  await refundOrder(down.deps, actor, { orderId, request: 'rest', reason: '', requestKey: randomUUID() });
  expect(await reconcile(deps)).toEqual({ asked: 0, failed: 0 });
  pass(2);
  expect(await reconcile(down.deps)).toEqual({ asked: 1, failed: 1 });
  pass(2);
  expect(await reconcile(deps)).toEqual({ asked: 1, failed: 0 });
  expect(await states()).toMatchObject({ order: 'refunded' });
  expect(await reconcile(deps)).toEqual({ asked: 0, failed: 0 });
  await down.close();
});
