import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startCheckout } from '../checkout/start-checkout.ts';
import { form, openCommerce } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { placeOrder } from '../orders/place-order.ts';
import { orders } from '../orders/tables.ts';
import { saveCard } from '../payments/cards/save-card.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { stripeProvider } from '../payments/stripe/stripe-provider.ts';
import { payments } from '../payments/tables.ts';
import { StripeBooks } from '../payments/testing/stripe-books.ts';
import { type Mood, openStripeServer } from '../payments/testing/stripe-server.ts';
import { chargeOrder } from './charge-order.ts';
import { reconcile } from './reconcile.ts';
import { refundOrder } from './refund-order.ts';
import { ADMIN } from './testing/admin.ts';

const books = new StripeBooks();
const server = await openStripeServer(books);
const keys = { secretKey: 'sk_test_nothing', webhookSecret: 'whsec_for_tests_only' };
const clock = fixedClock(new Date());
const patient = await testCommerce({ clock, provider: () => stripeProvider({ ...keys, api: server.api }) });
const { db, deps } = patient;
/** A shop with a short timeout, for calls that the provider does not answer. */
const impatient = await openCommerce(patient.url, {
  ...{ clock, jobs: patient.jobs },
  provider: () => stripeProvider({ ...keys, api: { ...server.api, timeout: 200 } }),
});
afterAll(async () => {
  await impatient.close();
  await server.close();
});
beforeEach(async () => {
  server.be('well');
  await patient.empty();
});
const pass = (minutes: number) => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
const order = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const made = (before: ReturnType<StripeBooks['counts']>) => {
  const { sessions, intents, refunds: gone } = books.counts();
  return {
    sessions: sessions - before.sessions,
    intents: intents - before.intents,
    refunds: gone - before.refunds,
  };
};

/** An order that was paid on the provider's page. */
async function paid(): Promise<string> {
  await startCheckout(deps, form());
  const [payment] = await db.select().from(payments);
  books.completeSession(payment?.providerId ?? '');
  pass(2);
  await reconcile(deps);
  expect(await order(payment?.orderId ?? '')).toMatchObject({ state: 'paid' });
  return payment?.orderId ?? '';
}

/** A pending order that its member's stored card is to pay. */
async function renewal(): Promise<string> {
  const memberId = (await order(await paid()))?.memberId ?? '';
  const card = {
    brand: 'visa',
    lastFour: '4242',
    expMonth: 12,
    expYear: 2034,
    savedAt: clock.now(),
    givenByMember: false,
    guestOrderId: null,
  };
  await saveCard(db, { memberId, provider: 'stripe', ...card, ...books.keepCard('pays') });
  const placed = await placeOrder(db, randomUUID(), {
    ...{ email: 'kei@example.test', memberId, locale: 'en', country: 'US', currency: 'USD' },
    ...{ couponCode: null, placedAt: clock.now() },
    lines: [
      {
        ...{ pid: '643', productName: 'DVD Ripper', licenceType: '1Y', quantity: 1 },
        ...{ listMinor: 2995, discountMinor: 0, totalMinor: 2995 },
      },
    ],
  });
  return placed.order.id;
}

const refund = (on: typeof deps, orderId: string) =>
  refundOrder(on, ADMIN, { orderId, request: 'rest', reason: '', requestKey: `refund ${orderId}` });

describe.each<Mood>(['fails', 'loses', 'silent', 'slow'])('a provider that %s', (mood) => {
  test('while a checkout starts: the buyer is told, and the same form leads to one page', async () => {
    const input = form();
    const before = books.counts();
    server.be(mood);
    expect(await startCheckout(impatient.deps, input)).toEqual({ ok: false, error: 'payment_unavailable' });
    server.be('well');
    expect(await startCheckout(deps, input)).toMatchObject({ ok: true });
    expect(made(before)).toEqual({ sessions: 1, intents: 0, refunds: 0 });
    expect(await patient.counts()).toMatchObject({ orders: 1, payments: 1 });
  });

  test('while money goes back: the refund waits, and is made once', async () => {
    const orderId = await paid();
    const before = books.counts();
    server.be(mood);
    expect(await refund(impatient.deps, orderId)).toMatchObject({ ok: true, refund: { state: 'requested' } });
    expect(await order(orderId)).toMatchObject({ state: 'paid', refundedMinor: 0 });
    pass(2);
    expect(await reconcile(impatient.deps)).toMatchObject({ failed: 1 });
    server.be('well');
    pass(60);
    await reconcile(deps);
    expect(await order(orderId)).toMatchObject({ state: 'refunded', refundedMinor: 4995 });
    expect(await db.select().from(refunds)).toMatchObject([{ state: 'succeeded' }]);
    expect(made(before)).toEqual({ sessions: 0, intents: 0, refunds: 1 });
  });

  test('while a kept card is charged: nobody knows for now, and it is charged once', async () => {
    const orderId = await renewal();
    const before = books.counts();
    server.be(mood);
    expect(await chargeOrder(impatient.deps, { orderId })).toBe('unknown');
    expect(await chargeOrder(impatient.deps, { orderId })).toBe('under_way');
    pass(2);
    expect(await reconcile(impatient.deps)).toMatchObject({ failed: 1 });
    expect(await order(orderId)).toMatchObject({ state: 'pending' });
    server.be('well');
    pass(60);
    await reconcile(deps);
    expect(await order(orderId)).toMatchObject({ state: 'paid' });
    expect(made(before)).toEqual({ sessions: 0, intents: 1, refunds: 0 });
  });
});

test('a charge that was made is found, though the provider repeats its error for the same key', async () => {
  const orderId = await renewal();
  const before = books.counts();
  server.be('breaks');
  expect(await chargeOrder(deps, { orderId })).toBe('unknown');
  server.be('well');
  pass(2);
  expect(await reconcile(deps)).toEqual({ asked: 1, failed: 0 });
  expect(await order(orderId)).toMatchObject({ state: 'paid' });
  expect(made(before)).toEqual({ sessions: 0, intents: 1, refunds: 0 });
});

test.each([
  ['a checkout that starts', async () => ({ run: () => startCheckout(deps, form()) })],
  [
    'a refund',
    async () => {
      const orderId = await paid();
      return { run: () => refund(deps, orderId) };
    },
  ],
  [
    'a charge',
    async () => {
      const orderId = await renewal();
      return { run: () => chargeOrder(deps, { orderId }) };
    },
  ],
] as const)('%s locks nothing while it waits for its provider', async (_, prepare) => {
  const { run } = await prepare();
  const asked = new Promise<void>((told) => server.be('silent', told));
  const running = run();
  await asked;
  // Throws if one of them is still locked.
  for (const { id } of await patient.orders()) await db.transaction((tx) => lockOrder(tx, id));
  server.be('fails');
  server.hangUp();
  await running;
});
