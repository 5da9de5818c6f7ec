import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { begin, form, GOOD_CARD, openCommerce } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { placeOrder } from '../orders/place-order.ts';
import { orders } from '../orders/tables.ts';
import { findCard } from '../payments/cards/find-card.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { paymentEvents, payments } from '../payments/tables.ts';
import { chargeOrder } from './charge-order.ts';
import { openOrderPage } from './open-order-page.ts';
import { processEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const BANK_ASKS = '4000 0025 0000 3155';
const FAILS_AT_RENEWAL = '4000 0000 0000 0341';

/** A member whose card was stored with the first purchase, and a pending renewal. */
async function renewal(number = GOOD_CARD.number) {
  const email = 'kei@example.test';
  const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
  await begin(shop, form(undefined, { member: { memberId, email } }));
  const [first] = await db.select().from(payments);
  const made = await deps.providers[0].createPayment({
    ...{ idempotencyKey: randomUUID(), reference: first?.id ?? '', amountMinor: 4995, currency: 'USD' },
    ...{ description: 'DVD Ripper', email: 'kei@example.test', locale: 'en', keepCard: true },
    ...{ returnUrl: 'http://shop.test/thankyou', cancelUrl: 'http://shop.test/checkout' },
    ends: new Date(clock.now().getTime() + 3_600_000),
  });
  await db.update(payments).set({ providerId: made.paymentId });
  await paySandbox(deps, { paymentId: made.paymentId, card: { ...GOOD_CARD, number } });
  if (number === BANK_ASKS) await db.update(sandboxPayments).set({ state: 'succeeded' });
  pass(2);
  await reconcile(deps);
  const { order } = await placeOrder(db, randomUUID(), {
    ...{ email, memberId, locale: 'en', country: 'US' },
    ...{ currency: 'USD', couponCode: null, placedAt: clock.now() },
    lines: [
      {
        ...{ pid: '643', productName: 'DVD Ripper', licenceType: '1Y', quantity: 1 },
        ...{ listMinor: 2995, discountMinor: 0, totalMinor: 2995 },
      },
    ],
  });
  return { orderId: order.id, memberId };
}
const stateOf = async (orderId: string) =>
  (await db.select().from(orders).where(eq(orders.id, orderId)))[0]?.state;
const paymentsOf = (orderId: string) => db.select().from(payments).where(eq(payments.orderId, orderId));
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));

test('the page of a purchase keeps the card for the member, and a renewal is paid with it', async () => {
  const { orderId, memberId } = await renewal();
  expect(await findCard(db, { memberId, provider: 'sandbox' })).toMatchObject({
    ...{ brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2034 },
  });
  expect(await chargeOrder(deps, { orderId })).toBe('paid');
  expect(await stateOf(orderId)).toBe('paid');
  expect(await chargeOrder(deps, { orderId })).toBe('not_pending');
});

test('of many at once one charges the card', async () => {
  const { orderId } = await renewal();
  const all = await Promise.all(Array.from({ length: 10 }, () => chargeOrder(deps, { orderId })));
  expect(all.filter((outcome) => outcome === 'paid')).toHaveLength(1);
  expect(await charges()).toBe(1);
});

test('without a kept card nothing is charged', async () => {
  await begin(shop, form());
  const [order] = await db.select().from(orders);
  await db.update(payments).set({ state: 'expired' });
  expect(await chargeOrder(deps, { orderId: order?.id ?? '' })).toBe('no_card');
});

describe('a card', () => {
  test('that is declined leaves the order to whoever placed it, for another try', async () => {
    const { orderId } = await renewal(FAILS_AT_RENEWAL);
    expect(await chargeOrder(deps, { orderId })).toBe('declined');
    expect(await stateOf(orderId)).toBe('pending');
    expect(await chargeOrder(deps, { orderId })).toBe('declined');
    expect(await paymentsOf(orderId)).toMatchObject([
      { state: 'failed', failure: 'declined' },
      { state: 'failed', failure: 'declined' },
    ]);
  });

  test('whose bank asks is paid on a page, where its owner answers', async () => {
    const { orderId, memberId } = await renewal(BANK_ASKS);
    expect(await chargeOrder(deps, { orderId })).toBe('needs_bank');
    const page = {
      description: 'DVD Ripper',
      returnUrl: 'http://shop.test/a',
      cancelUrl: 'http://shop.test/b',
      ...{ byMember: false, guestOrderId: null },
    };
    const opened = await openOrderPage(deps, { orderId, ...page });
    expect(await openOrderPage(deps, { orderId, ...page })).toEqual(opened);
    expect(await chargeOrder(deps, { orderId })).toBe('page_open');
    const paymentId = (opened.ok ? opened.redirectUrl : '').split('/').at(-1) ?? '';
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    pass(2);
    await reconcile(deps);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await findCard(db, { memberId, provider: 'sandbox' })).toMatchObject({ lastFour: '4242' });
    expect(await openOrderPage(deps, { orderId, ...page })).toEqual({ ok: false, error: 'not_pending' });
  });

  test('a page that nobody uses ends and leaves the order pending', async () => {
    const { orderId } = await renewal(BANK_ASKS);
    await openOrderPage(deps, {
      ...{ orderId, description: '', returnUrl: 'x', cancelUrl: 'x', byMember: false, guestOrderId: null },
    });
    pass(60);
    await reconcile(deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'expired' }]);
    expect(await stateOf(orderId)).toBe('pending');
  });
});

describe('a provider that does not answer', () => {
  const broken = (change: (own: PaymentProvider) => Partial<PaymentProvider>) =>
    openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({ ...own, ...change(own) }),
    });

  test.each([
    ['before it charged', false],
    ['after it charged', true],
  ])('%s: the reconciler finds out, and the card is charged once', async (_, charged) => {
    const { orderId } = await renewal();
    const lost = await broken((own) => ({
      async charge(asked) {
        if (charged) await own.charge(asked);
        throw new Error('socket hang up');
      },
      findCharge: () => Promise.reject(new Error('socket hang up')),
    }));
    expect(await chargeOrder(lost.deps, { orderId })).toBe('unknown');
    expect(await chargeOrder(deps, { orderId })).toBe('under_way');
    pass(2);
    expect(await reconcile(lost.deps)).toEqual({ asked: 1, failed: 1 });
    expect(await stateOf(orderId)).toBe('pending');
    pass(5);
    await reconcile(deps);
    expect(await stateOf(orderId)).toBe('paid');
    expect(await charges()).toBe(1);
    await lost.close();
  });

  test('while its webhook comes leads to the payment all the same', async () => {
    const { orderId } = await renewal();
    const lost = await broken((own) => ({
      async charge(asked) {
        await own.charge(asked);
        throw new Error('socket hang up');
      },
    }));
    await chargeOrder(lost.deps, { orderId });
    const [made] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.kind, 'charge'));
    const event = { provider: 'sandbox', eventId: randomUUID() };
    await db.insert(paymentEvents).values({
      ...event,
      ...{ type: 'payment.succeeded', providerId: made?.id ?? '', reference: made?.reference ?? null },
      receivedAt: clock.now(),
    });
    await processEvent(deps, event);
    expect(await stateOf(orderId)).toBe('paid');
    await lost.close();
  });

  test('for half a day: nothing is charged after that, and staff are told', async () => {
    const { orderId } = await renewal();
    const down = await broken(() => ({ charge: () => Promise.reject(new Error('down')) }));
    await chargeOrder(down.deps, { orderId });
    pass(12 * 60);
    await reconcile(deps);
    expect(await paymentsOf(orderId)).toMatchObject([{ state: 'expired' }]);
    expect(await charges()).toBe(0);
    expect(await stateOf(orderId)).toBe('pending');
    await down.close();
  });
});
