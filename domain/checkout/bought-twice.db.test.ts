import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { processEvent } from '../fulfilment/process-event.ts';
import { supersedePayment } from '../fulfilment/supersede-payment.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxEvents } from '../payments/sandbox/tables.ts';
import { payments } from '../payments/tables.ts';
import { coupons } from '../pricing/tables.ts';
import { forgetBrowsers } from './job-kinds.ts';
import { settleCheckout } from './settle-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
let unreachable = false;
let beforeCancel: (() => Promise<unknown>) | undefined;
const shop = await testCommerce({
  clock,
  provider: (own) => ({
    ...own,
    async cancelPayment(paymentId) {
      if (unreachable) throw new Error('the provider is away');
      await beforeCancel?.();
      return own.cancelPayment(paymentId);
    },
  }),
});
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  unreachable = false;
  beforeCancel = undefined;
  clock.set(new Date('2026-11-20T12:00:00Z'));
});

const member = { memberId: '0b9f4a6e-3f1f-4d7e-9d7a-111111111111', email: 'member@example.test' };
const states = async () => (await db.select().from(orders)).map(({ state }) => state).sort();
const pay = (paymentId: string) => paySandbox(deps, { paymentId, card: GOOD_CARD });
const usesOf = async (code: string) =>
  (await db.select().from(coupons)).find((coupon) => coupon.code === code)?.used;

describe('the same basket begun again in this browser', () => {
  test('ends the payment page of before, and gives its coupon back', async () => {
    const query = 'pid=643&opt643=LFT&coupon=DNC10';
    const first = await begin(shop, form(query));
    const second = await begin(shop, form(query, { checkoutIds: [first.checkoutId] }));
    expect(second.orderNumber).not.toBe(first.orderNumber);
    expect(await states()).toEqual(['cancelled', 'pending']);
    expect(await usesOf('DNC10')).toBe(1);
    expect(await pay(first.sandboxId)).toEqual({ ok: false, error: 'payment_ended' });
    expect(await pay(second.sandboxId)).toMatchObject({ ok: true });
  });

  test('by a member ends it wherever it was begun', async () => {
    const first = await begin(shop, form(undefined, { member }));
    await begin(shop, form(undefined, { member }));
    expect(await pay(first.sandboxId)).toEqual({ ok: false, error: 'payment_ended' });
  });

  test('leaves other baskets and other buyers alone', async () => {
    const first = await begin(shop);
    await begin(shop, form('pid=646&opt646=LFT', { checkoutIds: [first.checkoutId] }));
    await begin(shop, form('pid=643&opt643=1Y', { checkoutIds: [first.checkoutId] }));
    await begin(shop);
    expect(await states()).toEqual(['pending', 'pending', 'pending', 'pending']);
  });

  test('is the same whatever stands first in it', async () => {
    const first = await begin(shop, form('pid=643,646&opt643=LFT&opt646=1Y'));
    await begin(shop, form('pid=646,643&opt643=LFT&opt646=1Y', { checkoutIds: [first.checkoutId] }));
    await begin(shop, form('pid=646&opt646=1Y', { checkoutIds: [first.checkoutId] }));
    expect(await pay(first.sandboxId)).toEqual({ ok: false, error: 'payment_ended' });
    expect(await states()).toEqual(['cancelled', 'pending', 'pending']);
  });

  test('leads to the order of before where that was paid in the meantime', async () => {
    const first = await begin(shop);
    beforeCancel = () => pay(first.sandboxId);
    const second = await startCheckout(deps, form(undefined, { checkoutIds: [first.checkoutId] }));
    expect(second).toMatchObject({
      ok: true,
      orderNumber: first.orderNumber,
      redirectUrl: expect.stringContaining(`/thankyou?checkout=${first.checkoutId}`),
    });
    expect(await states()).toEqual(['cancelled', 'paid']);
    for (const { id } of await db.select().from(sandboxEvents)) {
      await processEvent(deps, { provider: 'sandbox', eventId: id });
    }
    expect(await shop.counts()).toMatchObject({ licences: 1 });
  });

  test('waits while the provider is away, and goes on with the same order', async () => {
    const first = await begin(shop);
    unreachable = true;
    const again = form(undefined, { checkoutIds: [first.checkoutId] });
    expect(await startCheckout(deps, again)).toEqual({ ok: false, error: 'payment_unavailable' });
    expect(await db.select({ state: payments.state }).from(payments)).toEqual(
      expect.arrayContaining([{ state: 'open' }, { state: 'starting' }]),
    );
    unreachable = false;
    expect(await startCheckout(deps, again)).toMatchObject({ ok: true });
    expect(await states()).toEqual(['cancelled', 'pending']);
  });

  test('by a double click of a member is one order, which can be paid', async () => {
    const input = form(undefined, { member });
    const started = await Promise.all(Array.from({ length: 8 }, () => startCheckout(deps, input)));
    expect(new Set(started.map((result) => JSON.stringify(result))).size).toBe(1);
    expect(await states()).toEqual(['pending']);
    const [one] = started;
    expect(one?.ok && (await pay(one.redirectUrl.split('/').at(-1) ?? ''))).toMatchObject({ ok: true });
  });

  test('ends a page that the provider makes at this moment', async () => {
    const first = await begin(shop);
    const [payment] = await db.select().from(payments);
    const before = { ...(payment ?? expect.fail()), state: 'starting', providerId: null } as const;
    expect(await supersedePayment(deps, before)).toBe('ended');
    expect(await pay(first.sandboxId)).toEqual({ ok: false, error: 'payment_ended' });
    expect(await states()).toEqual(['cancelled']);
  });

  test('many times at once leaves one that can be paid, at most', async () => {
    const started = await Promise.all(
      Array.from({ length: 12 }, () => startCheckout(deps, form(undefined, { member }))),
    );
    const paid = await Promise.all(
      started.map((one) => (one.ok ? pay(one.redirectUrl.split('/').at(-1) ?? '') : { ok: false })),
    );
    expect(paid.filter(({ ok }) => ok)).toHaveLength(1);
    await settleAll(started);
    expect((await states()).filter((state) => state !== 'cancelled')).toEqual(['paid']);
  });
});

describe('tabs of a guest’s browser', () => {
  const browser = 'one browser';
  const isPaid = ({ ok }: { ok: boolean }) => ok;
  const payAll = (started: Awaited<ReturnType<typeof startCheckout>>[]) =>
    Promise.all(
      started.map((one) => (one.ok ? pay(one.redirectUrl.split('/').at(-1) ?? '') : { ok: false })),
    );

  test.each([2, 8])('%i that send the same basket at once, the first ever, leave one page', async (tabs) => {
    const started = await Promise.all(
      Array.from({ length: tabs }, () => startCheckout(deps, form(undefined, { browser }))),
    );
    const paid = await payAll(started);
    expect(paid.filter(isPaid)).toHaveLength(1);
    await settleAll(started);
    expect((await states()).filter((state) => state !== 'cancelled')).toEqual(['paid']);
    expect(await shop.counts()).toMatchObject({ licences: 1 });
  });

  test('that send it one after the other end the page of before, without its cookie', async () => {
    const first = await begin(shop, form(undefined, { browser }));
    const second = await begin(shop, form(undefined, { browser }));
    expect(await pay(first.sandboxId)).toEqual({ ok: false, error: 'payment_ended' });
    expect(await pay(second.sandboxId)).toMatchObject({ ok: true });
  });

  test('are asked where another one has just bought it', async () => {
    const { checkoutId, sandboxId } = await begin(shop, form(undefined, { browser }));
    await pay(sandboxId);
    await settleCheckout(deps, { checkoutId });
    const second = form(undefined, { browser });
    expect(await startCheckout(deps, second)).toEqual({ ok: false, error: 'bought_just_now', checkoutId });
    expect(await startCheckout(deps, { ...second, again: true })).toMatchObject({ ok: true });
  });

  test('that sell different baskets can all be paid', async () => {
    const baskets = ['pid=643&opt643=LFT', 'pid=643&opt643=1Y', 'pid=646&opt646=LFT'];
    const started = await Promise.all(baskets.map((query) => startCheckout(deps, form(query, { browser }))));
    expect((await payAll(started)).filter(isPaid)).toHaveLength(3);
  });

  test('are forgotten after some days, and not while a page may be open', async () => {
    await begin(shop, form(undefined, { browser: 'old' }));
    clock.set(new Date('2026-11-22T11:00:00Z'));
    await begin(shop, form(undefined, { browser }));
    const kept = async () => (await shop.checkouts()).map((each) => each.browser);
    const forget = shop.modules.flatMap(({ jobs = [] }) => jobs).find(({ kind }) => kind === forgetBrowsers);
    await forget?.run({} as never);
    expect((await kept()).toSorted()).toEqual(['old', browser]);
    clock.set(new Date('2026-11-22T13:00:00Z'));
    await forget?.run({} as never);
    expect((await kept()).toSorted()).toEqual([null, browser]);
  });

  test('have nothing to do with another browser that types the same address', async () => {
    const started = await Promise.all(
      [browser, 'another browser', undefined, undefined].map((each) =>
        startCheckout(deps, form(undefined, { browser: each })),
      ),
    );
    expect((await payAll(started)).filter(isPaid)).toHaveLength(4);
  });
});

async function settleAll(started: Awaited<ReturnType<typeof startCheckout>>[]): Promise<void> {
  for (const one of started) if (one.ok) await settleCheckout(deps, { checkoutId: one.checkoutId });
}

describe('who bought the same just now', () => {
  async function bought() {
    const first = await begin(shop);
    await pay(first.sandboxId);
    await settleCheckout(deps, { checkoutId: first.checkoutId });
    return first;
  }

  test('is asked first, and may buy another one', async () => {
    const { checkoutId } = await bought();
    const second = form(undefined, { checkoutIds: [checkoutId] });
    expect(await startCheckout(deps, second)).toEqual({ ok: false, error: 'bought_just_now', checkoutId });
    expect(await shop.counts()).toMatchObject({ orders: 1 });
    expect(await startCheckout(deps, { ...second, again: true })).toMatchObject({ ok: true });
  });

  test.each(['review', 'partly_refunded'] as const)('is asked where that order is %s, too', async (state) => {
    const { checkoutId } = await bought();
    const paidAt = state === 'review' ? null : clock.now();
    await db.update(orders).set({ state, paidAt });
    const second = form(undefined, { checkoutIds: [checkoutId] });
    expect(await startCheckout(deps, second)).toEqual({ ok: false, error: 'bought_just_now', checkoutId });
    expect(await startCheckout(deps, { ...second, again: true })).toMatchObject({ ok: true });
    // While an order is in review, its buyer has no key, however long that takes, and is still asked.
    clock.set(new Date('2026-11-20T12:31:00Z'));
    expect(await startCheckout(deps, form(undefined, { checkoutIds: [checkoutId] }))).toMatchObject({
      ok: state !== 'review',
    });
  });

  test('is not asked half an hour later, nor for another licence', async () => {
    const { checkoutId } = await bought();
    expect(await startCheckout(deps, form('pid=643&opt643=1Y', { checkoutIds: [checkoutId] }))).toMatchObject(
      {
        ok: true,
      },
    );
    clock.set(new Date('2026-11-20T12:31:00Z'));
    expect(await startCheckout(deps, form(undefined, { checkoutIds: [checkoutId] }))).toMatchObject({
      ok: true,
    });
  });
});
