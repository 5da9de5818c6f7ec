import { fixedClock } from '@spindle/platform/clock.ts';
import { DatabaseOutage } from '@spindle/platform/database-outage.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { cancelUnpaidOrder } from '../fulfilment/cancel-unpaid-order.ts';
import { processEvent } from '../fulfilment/process-event.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { paymentEvents, payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { newFormToken } from './checkout-access.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, openCommerce } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

const couponUses = async () => (await db.select().from(coupons)).find(({ code }) => code === 'DNC10')?.used;

test('a provider that fails is tried again with the same form', async () => {
  let failing = true;
  const flaky = await openCommerce(shop.url, {
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      createPayment: async (payment) => {
        const made = await own.createPayment(payment);
        // The payment was created; only the answer is lost.
        if (failing) throw new Error('connection reset');
        return made;
      },
    }),
  });
  const input = form();
  expect(await startCheckout(flaky.deps, input)).toEqual({ ok: false, error: 'payment_unavailable' });
  expect(await db.select().from(payments)).toMatchObject([{ state: 'starting', providerId: null }]);
  failing = false;
  expect((await startCheckout(flaky.deps, input)).ok).toBe(true);
  expect(await db.select().from(payments)).toMatchObject([{ state: 'open' }]);
  expect(await db.$count(sandboxPayments)).toBe(1);
  await flaky.close();
});

test('a database that fails is not taken for a provider that does', async () => {
  const outage = new DatabaseOutage(new Error('Query read timeout'));
  const cut = await openCommerce(shop.url, {
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      createPayment: () => Promise.reject(outage),
      retrievePayment: () => Promise.reject(outage),
    }),
  });
  await expect(startCheckout(cut.deps, form())).rejects.toBe(outage);
  const started = await begin(shop);
  await expect(settleCheckout(cut.deps, started)).rejects.toBe(outage);
  await cut.close();
});

describe('a form whose payment could not be made', () => {
  const clock = fixedClock(new Date());
  const minutes = (count: number) => clock.set(new Date(clock.now().getTime() + count * 60_000));

  /** A provider that refuses pages of less than half an hour, like Stripe. */
  const strict = () =>
    openCommerce(shop.url, {
      clock,
      jobs: shop.jobs,
      provider: (own) => ({
        ...own,
        async createPayment(payment) {
          if (down || payment.ends.getTime() - clock.now().getTime() < 30 * 60_000) throw new Error('no');
          return own.createPayment(payment);
        },
      }),
    });
  let down = true;

  test('goes on for 20 minutes, and then starts anew at once', async () => {
    const slow = await strict();
    const input = form('pid=643&opt643=LFT&coupon=DNC10');
    down = true;
    expect(await startCheckout(slow.deps, input)).toEqual({ ok: false, error: 'payment_unavailable' });
    minutes(19);
    expect(await startCheckout(slow.deps, input)).toEqual({ ok: false, error: 'payment_unavailable' });
    down = false;
    minutes(1);
    expect(await startCheckout(slow.deps, input)).toEqual({ ok: false, error: 'checkout_ended' });
    expect(await shop.orders()).toMatchObject([{ state: 'cancelled' }]);
    expect(await db.select().from(payments)).toMatchObject([{ state: 'expired' }]);
    expect(await couponUses()).toBe(0);
    expect(await startCheckout(slow.deps, { ...input, formToken: newFormToken() })).toMatchObject({
      ok: true,
    });
    expect(await couponUses()).toBe(1);
    await slow.close();
  });

  test('just before its time is up gets its page', async () => {
    const slow = await strict();
    const input = form();
    down = true;
    await startCheckout(slow.deps, input);
    down = false;
    minutes(19);
    expect(await startCheckout(slow.deps, input)).toMatchObject({ ok: true });
    await slow.close();
  });

  test('is not ended when another request has made it meanwhile', async () => {
    const { sandboxId } = await begin(shop);
    const [payment] = await db.select().from(payments);
    const ended = { paymentId: payment?.id ?? '', as: 'expired', ifStill: 'starting' } as const;
    expect(await cancelUnpaidOrder(deps, ended)).toBe(false);
    expect(await shop.orders()).toMatchObject([{ state: 'pending' }]);
    expect(await db.select().from(payments)).toMatchObject([{ state: 'open', providerId: sandboxId }]);
  });
});

test("an event that is faster than the provider's answer does not lose the page to pay on", async () => {
  const quick = await openCommerce(shop.url, {
    jobs: shop.jobs,
    provider: (own) => ({
      ...own,
      createPayment: async (payment) => {
        const made = await own.createPayment(payment);
        const event = { provider: own.name, eventId: crypto.randomUUID() };
        await db.insert(paymentEvents).values({
          ...event,
          ...{ type: 'payment.opened', providerId: made.paymentId, reference: payment.reference },
          receivedAt: new Date(),
        });
        await processEvent(deps, event);
        return made;
      },
    }),
  });
  const started = await startCheckout(quick.deps, form());
  expect(await db.select().from(payments)).toMatchObject([
    { state: 'open', redirectUrl: started.ok && started.redirectUrl },
  ]);
  await quick.close();
});
