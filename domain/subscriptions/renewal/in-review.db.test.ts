import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { begin, form, GOOD_CARD, openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { acceptOrder } from '../../fulfilment/accept-order.ts';
import { cancelRefundedOrder } from '../../fulfilment/cancel-refunded-order.ts';
import { fulfilOrder } from '../../fulfilment/fulfil-order.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { refuseOrder } from '../../fulfilment/refuse-order.ts';
import { ADMIN } from '../../fulfilment/testing/admin.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { findCard } from '../../payments/cards/find-card.ts';
import { openCardPage } from '../../payments/cards/open-card-page.ts';
import { settleCardPage } from '../../payments/cards/settle-card-page.ts';
import { paymentsOfOrder } from '../../payments/payments-of-order.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { payments } from '../../payments/tables.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { sendSubscriptionMail } from '../mails/send-mail.tsx';
import { openRenewalPage } from '../page/open-renewal-page.ts';
import { viewRenewal } from '../page/view-renewal.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import { openPaymentsOf } from '../periods/open-payments-of.ts';
import { openPeriodsOf } from '../periods/open-periods-of.ts';
import type { Subscription } from '../subscription.ts';
import { subscriptionsOfMember } from '../subscriptions-of-member.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

/* Renewals in review, because another amount was paid than was asked for. */

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(START);
});

const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
const FAILS_AT_RENEWAL = '4000 0000 0000 0341';
const paymentOf = async (one: Pick<Subscription, 'id'>) =>
  (await openPaymentsOf(db, [await again(shop, one)], await openPeriodsOf(db, [one]))).get(one.id);
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));

test('refused: the subscription ends, and does not wait for ever', async () => {
  const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
  at('2027-02-28');
  await doDue(shop);
  const due = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  await moveOrder(db, due.id, { to: 'review', reason: 'amount_mismatch' });
  at('2027-04-10');
  await doDue(shop);
  // A renewal that is still in review is not given up.
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
  await cancelRefundedOrder(deps, { kind: 'system', name: 'test' }, { orderId: due.id });
  at('2027-04-12');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
  expect(await shop.queued('subscriptions.mail')).toContainEqual(
    expect.objectContaining({ kind: 'ended', endReason: 'refunded' }),
  );
  expect(await charges()).toBe(1);
});

const noAnswer = async () => {
  throw new Error('no answer');
};
/** A renewal in review; the provider answers refunds with `refund`. */
async function inReview(refund: PaymentProvider['refund'] = noAnswer) {
  const subscription = await subscribe(shop);
  const asking = await openCommerce(shop.url, {
    ...{ clock, jobs: shop.jobs },
    provider: (own) => ({ ...own, charge: noAnswer, refund }),
  });
  at('2027-02-28');
  await doDue(asking);
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  const { id: paymentId } = (await paymentsOfOrder(db, orderId)).at(-1) ?? expect.fail();
  await db.update(payments).set({ state: 'open', providerId: 'p' }).where(eq(payments.id, paymentId));
  const observed = { status: 'succeeded', amountMinor: 1234, currency: 'USD' } as const;
  expect(await fulfilOrder(deps, { paymentId, observed })).toBe('review');
  return { subscription, orderId, asking };
}

test('refused while the provider has not said whether its money goes back: nothing ends, and it may be accepted', async () => {
  let refund: PaymentProvider['refund'] = noAnswer;
  const { subscription, orderId, asking } = await inReview((asked) => refund(asked));
  const refusal = { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'once' };
  expect(await refuseOrder(asking.deps, ADMIN, refusal)).toMatchObject({
    refund: { state: 'requested' },
  });
  at('2027-03-02');
  await doDue(shop);
  expect((await again(shop, subscription)).state).not.toBe('ended');
  refund = async () => ({ ok: false, no: 'the card is gone' });
  await reconcile(asking.deps);
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
  await asking.close();
});

test('accepted: its mail says what was paid, and not what was asked for', async () => {
  const { subscription, orderId, asking } = await inReview();
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
  const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  await sendSubscriptionMail(deps, news.find(({ kind }) => kind === 'renewed') ?? expect.fail('no mail'));
  const [mail] = (await db.select().from(mailbox)).filter(({ subject }) => !subject.includes('key'));
  expect(mail?.text).toContain('$12.34');
  // The agreed renewal price stays.
  expect(await again(shop, subscription)).toMatchObject({ renewalMinor: 1995 });
  await asking.close();
});

test('cancelled before staff have decided: it ends with what they decide, and they may accept it', async () => {
  const { subscription, orderId, asking } = await inReview();
  const own = { kind: 'member', memberId: subscription.memberId } as const;
  const asked = { subscriptionId: subscription.id, when: 'period_end' } as const;
  expect(await cancelSubscription(deps, own, asked)).toMatchObject({ ok: true });
  at('2027-03-02');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
  const until = new Date('2027-03-31T10:00:00Z');
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', periodEnd: until });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: until });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
  clock.set(until);
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  await asking.close();
});

/** A renewal that was declined, then paid on the mailed page, and is in review. */
async function paidByPage(day = '2027-02-28') {
  const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
  at('2027-02-28');
  await doDue(shop);
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  at(day);
  await doDue(shop);
  await openRenewalPage(deps, { orderId, viewerId: subscription.memberId });
  const tried = await paymentsOfOrder(db, orderId);
  const { id: paymentId } = tried.find(({ state }) => state === 'open') ?? expect.fail();
  const observed = { status: 'succeeded', amountMinor: 1234, currency: 'USD' } as const;
  expect(await fulfilOrder(deps, { paymentId, observed })).toBe('review');
  const due = await again(shop, subscription);
  expect(due).toMatchObject({ state: 'past_due', nextStep: 'retry' });
  // Nobody is asked to pay it again.
  expect(await paymentOf(due)).toMatchObject({ state: 'review' });
  const own = { kind: 'member', memberId: subscription.memberId } as const;
  return { subscription, orderId, own, which: { subscriptionId: subscription.id } };
}

test('paid late and refused, it asks nobody to pay again, and ends as soon as its money has gone back', async () => {
  const { subscription, orderId } = await paidByPage('2027-03-14');
  let refund: PaymentProvider['refund'] = noAnswer;
  const asking = await openCommerce(shop.url, {
    ...{ clock, jobs: shop.jobs },
    provider: (own) => ({ ...own, refund: (asked) => refund(asked) }),
  });
  const refusal = { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'late' };
  expect(await refuseOrder(asking.deps, ADMIN, refusal)).toMatchObject({ refund: { state: 'requested' } });
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', nextStep: 'retry' });
  expect(await paymentOf(subscription)).toMatchObject({ state: 'refused' });
  refund = async () => ({
    ...{ ok: true },
    refund: {
      ...{ id: 're', paymentId: 'p', reference: null, status: 'succeeded', failure: null },
      ...{ amountMinor: 1234, currency: 'USD' },
    },
  });
  at('2027-03-15');
  await reconcile(asking.deps);
  expect(await paymentOf(subscription)).toMatchObject({ state: 'refused' });
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
  expect(await paymentOf(subscription)).toBeUndefined();
  await asking.close();
});

test('never past due, it is in review all the same', async () => {
  const { subscription, asking } = await inReview();
  expect(await again(shop, subscription)).toMatchObject({ state: 'active' });
  expect(await paymentOf(subscription)).toMatchObject({ paysFor: 'renewal', state: 'review' });
  await asking.close();
});

test('past due and cancelled before staff have decided: its licence goes on, and what they accept is its own', async () => {
  const { subscription, orderId, own, which } = await paidByPage();
  expect(await cancelSubscription(deps, own, { ...which, when: 'period_end' })).toMatchObject({
    ...{ ok: true, subscription: { state: 'cancelling' } },
  });
  at('2027-03-03');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
  expect((await findLicence(db, subscription.licenceId))?.worksUntil?.getTime()).toBeGreaterThan(
    clock.now().getTime(),
  );
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
  const until = new Date('2027-03-31T10:00:00Z');
  expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', periodEnd: until });
  expect(await shop.counts()).toMatchObject({ licences: 1 });
  clock.set(until);
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
});

test('past due and cancelled, it ends within the hour once staff have refused it', async () => {
  const { subscription, orderId, own, which } = await paidByPage();
  await cancelSubscription(deps, own, { ...which, when: 'period_end' });
  await cancelRefundedOrder(deps, { kind: 'system', name: 'test' }, { orderId });
  expect(await resumeSubscription(deps, own, which)).toEqual({ ok: false, error: 'nothing_to_resume' });
  clock.set(new Date('2027-02-28T11:00:00Z'));
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  const { periodEnd } = subscription;
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: periodEnd });
});

test('past due, cancelled and resumed, no mail names a day that is over for its end, or a charge that does not come', async () => {
  const { subscription, own, which, orderId } = await paidByPage();
  clock.set(new Date('2027-02-28T10:05:00Z'));
  await cancelSubscription(deps, own, { ...which, when: 'period_end' });
  await resumeSubscription(deps, own, { ...which, shownMinor: 0 });
  const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
  for (const one of news) {
    if (one.kind === 'cancelled' || one.kind === 'resumed') await sendSubscriptionMail(deps, one);
  }
  const sent = await db.select().from(mailbox);
  const [cancelled, resumed] = ['cancelled', 'goes on'].map((what) =>
    sent.find(({ subject }) => subject.endsWith(what)),
  );
  expect(cancelled).toMatchObject({ subject: 'DVD Ripper: your subscription is cancelled' });
  expect(cancelled?.text).not.toMatch(/February|works until \w+ \d/);
  expect(resumed?.text).toContain('isn’t settled yet, and no second one is taken for it');
  expect(resumed?.text).not.toContain('charged to your card now');
  expect(await paymentOf(subscription)).toMatchObject({ paysFor: 'renewal' });
  // Its page does not say that nothing was charged.
  expect(await viewRenewal(deps, { orderId })).toMatchObject({ state: 'review' });
  await acceptOrder(deps, ADMIN, { orderId });
  expect(await paymentOf(subscription)).toBeUndefined();
});

test('past due, cancelled and resumed, it is past due once more, with the days of its tries', async () => {
  const { subscription, own, which } = await paidByPage();
  const before = await again(shop, subscription);
  await cancelSubscription(deps, own, { ...which, when: 'period_end' });
  expect(await resumeSubscription(deps, own, { ...which, shownMinor: 1995 })).toEqual({
    ...{ ok: false, error: 'price_changed' },
  });
  expect(await resumeSubscription(deps, own, { ...which, shownMinor: 0 })).toMatchObject({ ok: true });
  expect(await again(shop, subscription)).toEqual(before);
});

/** Staff accept a payment on a page that is one cent short. */
async function acceptLess(sandboxId: string, card: typeof GOOD_CARD, before = async () => {}) {
  await paySandbox(deps, { paymentId: sandboxId, card });
  const [payment] = await db.select().from(payments).where(eq(payments.providerId, sandboxId));
  const { id: paymentId, orderId } = payment ?? expect.fail();
  const observed = (await shop.provider.retrievePayment(sandboxId)) ?? expect.fail();
  const less = { ...observed, amountMinor: observed.amountMinor - 1 };
  expect(await fulfilOrder(deps, { paymentId, observed: less })).toBe('review');
  await before();
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
}

const EMAIL = 'kei@example.test';
/** A monthly subscription whose first order went through review. */
async function boughtThroughReview(asGuest: boolean, before?: (memberId: string) => Promise<void>) {
  const { memberId } = await deps.ensureMember(db, { email: EMAIL, locale: 'en' });
  const member = asGuest ? undefined : { memberId, email: EMAIL };
  const { sandboxId } = await begin(shop, form('pid=643&opt643=1M', { email: EMAIL, member }));
  await acceptLess(sandboxId, GOOD_CARD, before && (() => before(memberId)));
  const [subscription] = await subscriptionsOfMember(db, memberId);
  return subscription ?? expect.fail();
}

test.each([{ asGuest: false }, { asGuest: true }])(
  'bought through review, it renews with the card that was given: %o',
  async ({ asGuest }) => {
    const subscription = await boughtThroughReview(asGuest);
    at('2027-02-28');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    expect(await charges()).toBe(1);
  },
);

test('a card given while staff looked at the order stays', async () => {
  const NEWER = { ...GOOD_CARD, number: FAILS_AT_RENEWAL };
  const subscription = await boughtThroughReview(false, async (memberId) => {
    at('2027-02-01');
    const urls = { returnUrl: 'http://shop.test/done', cancelUrl: 'http://shop.test/back' };
    const page = { memberId, email: EMAIL, locale: 'en', ...urls, guestOrderId: null } as const;
    const { redirectUrl } = await openCardPage(deps, page);
    await paySandbox(deps, { paymentId: redirectUrl.split('/').at(-1) ?? '', card: NEWER });
    expect(await settleCardPage(deps, { memberId })).toBe('saved');
  });
  const { memberId } = subscription;
  expect(await findCard(db, { memberId, provider: 'sandbox' })).toMatchObject({ lastFour: '0341' });
});

test('renewed with another card on its page and through review, it goes on with that', async () => {
  const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
  at('2027-02-28');
  await doDue(shop);
  const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
  const opened = await openRenewalPage(deps, { orderId, viewerId: subscription.memberId });
  await acceptLess((opened.ok && opened.redirectUrl.split('/').at(-1)) || '', GOOD_CARD);
  at('2027-03-31');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 3 });
});
