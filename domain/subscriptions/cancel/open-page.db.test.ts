import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { GOOD_CARD, openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { closePage } from '../../fulfilment/close-page.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { paymentsOfOrder } from '../../payments/payments-of-order.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { openRenewalPage } from '../page/open-renewal-page.ts';
import { takeStep } from '../renewal/take-step.ts';
import type { Subscription } from '../subscription.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { cancelSubscription } from './cancel-subscription.ts';

/* Cancelling with `now` while a renewal may be being paid. */

const RENEWS = new Date('2027-02-28T10:00:00Z');
const clock = fixedClock(RENEWS);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
});
const cancelNow = ({ id: subscriptionId, memberId }: Subscription) =>
  cancelSubscription(deps, { kind: 'member', memberId }, { subscriptionId, when: 'now' });
/** As the job does. */
async function closePages(on = deps): Promise<void> {
  for (const order of await shop.queued('fulfilment.close-page'))
    await closePage(on, order as { orderId: string });
}
const broken = (change: (own: PaymentProvider) => Partial<PaymentProvider>) =>
  openCommerce(shop.url, { clock, jobs: shop.jobs, provider: (own) => ({ ...own, ...change(own) }) });
const stateOf = async (orderId: string) => {
  const order = (await shop.orders()).find(({ id }) => id === orderId);
  const latest = (await paymentsOfOrder(db, orderId)).at(-1);
  return { order: order?.state, reason: order?.reviewReason, payment: latest?.state };
};
const payOn = (paymentId: string) => paySandbox(deps, { paymentId, card: GOOD_CARD });
const pageOf = (opened: Awaited<ReturnType<typeof openRenewalPage>>) =>
  (opened.ok ? opened.redirectUrl : '').split('/sandbox/pay/')[1] ?? '';

/** A renewal whose card was declined, so that its member pays it on a page. */
async function pastDue() {
  const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  clock.set(RENEWS);
  await doDue(shop);
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  clock.set(new Date(RENEWS.getTime() + 60_000));
  return { subscription, orderId };
}

describe('a payment page that is open in another tab', () => {
  test('takes no money any more', async () => {
    const { subscription, orderId } = await pastDue();
    const page = pageOf(await openRenewalPage(deps, { orderId }));
    expect(await cancelNow(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
    await closePages();
    expect(await payOn(page)).toMatchObject({ ok: false });
    expect(await stateOf(orderId)).toMatchObject({ order: 'cancelled', payment: 'expired' });
  });

  test('and is paid at that moment sends its money to staff, and extends nothing', async () => {
    const { subscription, orderId } = await pastDue();
    const page = pageOf(await openRenewalPage(deps, { orderId }));
    await cancelNow(subscription);
    expect(await payOn(page)).toMatchObject({ ok: true });
    await closePages();
    const review = { order: 'review', reason: 'paid_after_cancellation', payment: 'succeeded' };
    expect(await stateOf(orderId)).toEqual(review);
    await closePages();
    expect(await stateOf(orderId)).toEqual(review);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', terms: 1 });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: RENEWS });
  });

  test('and is being made at that moment leads nobody there', async () => {
    const { subscription, orderId } = await pastDue();
    const slow = await broken((own) => ({
      async createPayment(asked) {
        const made = await own.createPayment(asked);
        await cancelNow(subscription);
        await closePages();
        return made;
      },
    }));
    expect(pageOf(await openRenewalPage(slow.deps, { orderId }))).toBe('');
    expect(await stateOf(orderId)).toMatchObject({ order: 'cancelled', payment: 'expired' });
    await slow.close();
  });

  test('is closed later where the provider does not answer', async () => {
    const { subscription, orderId } = await pastDue();
    const page = pageOf(await openRenewalPage(deps, { orderId }));
    await cancelNow(subscription);
    const down = await broken(() => ({ cancelPayment: () => Promise.reject(new Error('down')) }));
    await expect(closePages(down.deps)).rejects.toThrow('down');
    await closePages();
    expect(await payOn(page)).toMatchObject({ ok: false });
    await down.close();
  });
});

test.each([
  ['charged', true],
  ['not charged', false],
])('a card that was %s while the answer was lost is not asked for the money again', async (_, charged) => {
  const subscription = await subscribe(shop);
  const asks: string[] = [];
  const lost = await broken((own) => ({
    async charge(asked) {
      asks.push(asked.idempotencyKey);
      if (charged) await own.charge(asked);
      throw new Error('socket hang up');
    },
  }));
  clock.set(RENEWS);
  await takeStep(lost.deps, { subscriptionId: subscription.id });
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  await cancelNow(subscription);
  await closePages(lost.deps);
  for (const hours of [1, 6, 13]) {
    clock.set(new Date(RENEWS.getTime() + hours * 3_600_000));
    await reconcile(lost.deps);
  }
  expect(asks).toHaveLength(1);
  expect(await stateOf(orderId)).toMatchObject(
    charged ? { order: 'review', payment: 'succeeded' } : { order: 'cancelled', payment: 'expired' },
  );
  await lost.close();
});
