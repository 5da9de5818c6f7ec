import { mailbox } from '@spindle/platform/tables.ts';
import { describe, expect, test, vi } from 'vitest';
import { projectOffer } from '../../catalogue/project-offer.ts';
import { GOOD_CARD, offer, openCommerce } from '../../checkout/testing/commerce.ts';
import { acceptOrder } from '../../fulfilment/accept-order.ts';
import { cancelRefundedOrder } from '../../fulfilment/cancel-refunded-order.ts';
import { fulfilOrder } from '../../fulfilment/fulfil-order.ts';
import { previewRefund } from '../../fulfilment/preview-refund.ts';
import { ADMIN } from '../../fulfilment/testing/admin.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { goodOf, sumOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { subscriptionAgreements } from '../agreements/tables.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { sendSubscriptionMail } from '../mails/send-mail.tsx';
import { openRenewalPage } from '../page/open-renewal-page.ts';
import { viewRenewal } from '../page/view-renewal.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import { again, doDue, shownTotal, subscribe } from '../testing/subscribed.ts';
import { switchingShop } from '../testing/switching.ts';
import { forgetUnpaidSwitches } from './forget-unpaid-switches.ts';
import { keepTerm } from './keep-term.ts';
import { switchSubscription } from './switch-subscription.ts';

const { clock, shop, deps, db, at, owner, quote, change, totals, charges } = await switchingShop();

describe('to a dearer term', () => {
  test('starts its period now, and what is left of the month lowers the price', async () => {
    const subscription = await subscribe(shop);
    const { key } = (await findLicence(db, subscription.licenceId)) ?? expect.fail();
    at('2027-04-16');
    const year = new Date('2028-04-16T10:00:00Z');
    expect(await quote(subscription, '1Y')).toEqual({
      ok: true,
      quote: {
        ...{ when: 'now', priceMinor: 2995, creditMinor: 997, totalMinor: 1998, balanceMinor: 0 },
        ...{ paidMinor: 1995, paidUntil: new Date('2027-05-01T10:00:00Z'), leftMinor: 997 },
        ...{ renewalMinor: 2995, periodEnd: year },
      },
    });
    expect(await change(subscription, '1Y')).toEqual({ ok: true, next: 'switched' });
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', term: '1Y', renewalMinor: 2995, anchorAt: clock.now(), periodEnd: year },
      ...{ nextStep: 'remind' },
    });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      ...{ key, licenceType: '1Y', worksUntil: year },
    });
    expect(await totals()).toEqual(['paid 1995', 'paid 1998']);
    clock.set(year);
    await doDue(shop);
    await doDue(shop);
    expect(await totals()).toEqual(['paid 1995', 'paid 1998', 'paid 2995']);
  });

  test('with more to the good than it costs needs no card, and the rest lowers what comes', async () => {
    const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
    // This member's year is now cheaper than the month.
    await db.execute(`update shop.subscriptions set renewal_minor = 500`);
    expect(await quote(subscription, '1M')).toMatchObject({
      quote: { creditMinor: 1995, totalMinor: 0, balanceMinor: 1000 },
    });
    expect(await change(subscription, '1M')).toEqual({ ok: true, next: 'switched' });
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ term: '1M', balanceMinor: 1000 });
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ terms: 2, balanceMinor: 0 });
    expect(await totals()).toEqual(['paid 2995', 'paid 0', 'paid 995']);
  });

  test('charges no more than was shown: what time takes from the credit in half an hour is given', async () => {
    const subscription = await subscribe(shop);
    at('2027-04-16');
    const shown = { priceMinor: 2995, totalMinor: await shownTotal(deps, subscription, '1Y') };
    const asked = { subscriptionId: subscription.id, to: '1Y', shown } as const;
    clock.set(new Date('2027-04-16T11:00:00Z'));
    const late = await switchSubscription(deps, owner(subscription), asked);
    expect(late).toEqual({ ok: false, error: 'price_changed' });
    clock.set(new Date('2027-04-16T10:29:00Z'));
    expect(await shownTotal(deps, subscription, '1Y')).toBe(shown.totalMinor + 1);
    expect(await switchSubscription(deps, owner(subscription), asked)).toEqual({
      ok: true,
      next: 'switched',
    });
    expect(await totals()).toEqual(['paid 1995', `paid ${shown.totalMinor}`]);
  });

  test('charges nothing where the credit that was shown has gone elsewhere', async () => {
    const subscription = await subscribe(shop);
    at('2027-04-16');
    const shown = { priceMinor: 2995, totalMinor: 1000 };
    const asked = { subscriptionId: subscription.id, to: '1Y', shown } as const;
    expect(await switchSubscription(deps, owner(subscription), asked)).toEqual({
      ok: false,
      error: 'price_changed',
    });
    expect(await totals()).toEqual(['paid 1995']);
  });

  test('what credit has paid is credit again', async () => {
    const subscription = await subscribe(shop);
    await change(subscription, '1Y');
    await projectOffer(db, {
      ...offer('643', 'DVD Ripper'),
      prices: [{ licenceType: '1M', currency: 'USD', amountMinor: 3500 }],
    });
    expect(await quote(await again(shop, subscription), '1M')).toMatchObject({
      quote: { when: 'now', creditMinor: 2995, totalMinor: 505 },
    });
  });

  test('is paid on a page where the card is not charged, and forgotten with it', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M' });
    expect(await change(subscription, '1Y')).toEqual(opened);
    const paymentId = opened.redirectUrl.split('/').at(-1) ?? '';
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    clock.set(new Date('2027-04-16T10:01:00Z'));
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    expect(await viewRenewal(deps, { orderId: order?.id ?? '' })).toMatchObject({ state: 'paid' });
    expect(await again(shop, subscription)).toMatchObject({ term: '1Y' });
  });

  test('that is cancelled before it is paid on its page ends with what was paid for, and the mail says so', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    const which = { subscriptionId: subscription.id, when: 'period_end' } as const;
    await cancelSubscription(deps, owner(subscription), which);
    await paySandbox(deps, { paymentId: opened.redirectUrl.split('/').at(-1) ?? '', card: GOOD_CARD });
    clock.set(new Date('2027-04-16T10:01:00Z'));
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    expect(await viewRenewal(deps, { orderId: order?.id ?? '' })).toMatchObject({ state: 'paid' });
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', term: '1Y' });
    const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
    const mailOf = async (about: SubscriptionNews['kind'], ending: string) => {
      await sendSubscriptionMail(deps, news.find(({ kind }) => kind === about) ?? expect.fail('no news'));
      return (await db.select().from(mailbox)).find(({ subject }) => subject.endsWith(ending))?.text;
    };
    const before = await mailOf('cancelled', 'subscription is cancelled');
    expect(before).toContain('A change of its plan isn’t settled yet');
    expect(before).toMatch(/otherwise it ends on 1\sMay\s2027/);
    const after = await mailOf('switched', 'is changed');
    expect(after).toContain('then ends, and nothing more is charged');
    expect(after).not.toContain('renews');
  });

  test('pressed twice while the card is asked leads both to the page on which the bank asks', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const asked = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    const slow = await openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({
        ...own,
        async charge(charge) {
          asked.resolve();
          await answered.promise;
          return own.charge(charge);
        },
      }),
    });
    const press = async () =>
      switchSubscription(slow.deps, owner(subscription), {
        ...{ subscriptionId: subscription.id, to: '1Y' },
        shown: { priceMinor: 2995, totalMinor: await shownTotal(deps, subscription, '1Y') },
      });
    const first = press();
    await asked.promise;
    // The second request sees the change in one transaction and the charge under way in another; then it waits for the first.
    const steps = vi.spyOn(slow.db, 'transaction');
    const second = press();
    const ended = () => steps.mock.settledResults.filter(({ type }) => type === 'fulfilled');
    await expect.poll(() => ended().length, { timeout: 60_000 }).toBe(2);
    answered.resolve();
    expect(await first).toMatchObject({ ok: true, next: 'pay' });
    expect(await second).toEqual(await first);
    expect(await charges()).toBe(3);
    await slow.close();
  });

  test('pressed again once it was paid is told that it is done, and charged once; later, and before, it is the same term', async () => {
    const subscription = await subscribe(shop);
    at('2027-04-16');
    const press = (to: '1M' | '1Y', shown = { priceMinor: 2995, totalMinor: 1998 }) =>
      switchSubscription(deps, owner(subscription), { subscriptionId: subscription.id, to, shown });
    const same = { ok: false, error: 'same_term' };
    expect(await press('1M', { priceMinor: 1995, totalMinor: 0 })).toEqual(same);
    expect(await press('1Y')).toEqual({ ok: true, next: 'switched' });
    clock.set(new Date('2027-04-16T10:29:00Z'));
    expect(await press('1Y')).toEqual({ ok: true, next: 'switched' });
    expect(await charges()).toBe(2);
    expect(await db.$count(subscriptionAgreements)).toBe(1);
    // If the member has planned the way back since then, the answer is no longer "switched".
    expect(await press('1M', { priceMinor: 1995, totalMinor: 0 })).toEqual({ ok: true, next: 'later' });
    expect(await press('1Y')).toEqual(same);
    await keepTerm(deps, owner(subscription), { subscriptionId: subscription.id });
    clock.set(new Date('2027-04-16T10:31:00Z'));
    expect(await press('1Y')).toEqual(same);
    const after = await again(shop, subscription);
    clock.set(after.periodEnd);
    await doDue(shop);
    // A renewal is no change of term.
    expect(await press('1Y')).toEqual(same);
  });

  test('whose page is open when the period ends takes no time from the licence, and no renewal', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-25');
    await change(subscription, '1Y');
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    const asked = await charges();
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await charges()).toBe(asked);
    const until = async () => (await findLicence(db, subscription.licenceId))?.worksUntil;
    expect(await until()).toEqual(new Date('2027-05-22T10:00:00Z'));
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    clock.set(new Date('2027-05-01T11:00:00Z'));
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
    expect(await until()).toEqual(new Date('2027-06-01T10:00:00Z'));
    expect((await totals()).toSorted()).toEqual(['cancelled 2596', 'paid 1995', 'paid 1995']);
  });

  test('that is paid on its page after the period has ended begins when it was asked for', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    clock.set(new Date('2027-05-01T09:30:00Z'));
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    clock.set(subscription.periodEnd);
    await doDue(shop);
    await paySandbox(deps, { paymentId: opened.redirectUrl.split('/').at(-1) ?? '', card: GOOD_CARD });
    clock.set(new Date('2027-05-01T10:01:00Z'));
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    expect(await viewRenewal(deps, { orderId: order?.id ?? '' })).toMatchObject({ state: 'paid' });
    const year = new Date('2028-05-01T09:30:00Z');
    expect(await again(shop, subscription)).toMatchObject({ term: '1Y', periodEnd: year });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: year });
  });

  test('whose place another change has taken meanwhile leads to a page that says that nothing is to be paid', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    await change(subscription, '1Y');
    const [first] = (await shop.orders()).filter(({ state }) => state === 'pending');
    const orderId = first?.id ?? expect.fail('no order');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    clock.set(new Date('2027-04-16T10:00:01Z'));
    expect(await change(subscription, '1Y')).toMatchObject({ ok: true, next: 'pay' });
    expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995', 'pending 1998']);
    expect(await viewRenewal(deps, { orderId })).toMatchObject({ state: 'over', productName: 'DVD Ripper' });
    expect(await openRenewalPage(deps, { orderId, viewerId: subscription.memberId })).toEqual({
      ...{ ok: true, redirectUrl: expect.stringMatching(`/pay-renewal\\?order=${orderId}$`) },
    });
  });

  test('that is not paid stands in the way of nothing', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    await change(subscription, '1Y');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
    expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995', 'paid 1995']);
  });

  test('whose page closes unpaid gives back what it had called for', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    const quoted = await quote(subscription, '1Y');
    await change(subscription, '1Y');
    const [month] = (await shop.orders()).filter(({ state }) => state === 'paid');
    const carried = async () => sumOf(goodOf(await creditsOf(db, { holderId: subscription.id })));
    const asked = { orderId: month?.id ?? '', request: 'rest' } as const;
    const leftToRefund = () => previewRefund(deps, { kind: 'system', name: 'test' }, asked);
    clock.set(new Date('2027-04-16T10:20:00Z'));
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['paid 1995', 'pending 1998']);
    expect(await leftToRefund()).toMatchObject({ preview: { amountMinor: 998 } });
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995']);
    expect(await leftToRefund()).toMatchObject({ preview: { amountMinor: 1995 } });
    expect(await carried()).toBe(0);
    at('2027-04-16');
    expect(await quote(subscription, '1Y')).toEqual(quoted);
  });

  test('is not forgotten between the card and the page', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-16');
    await change(subscription, '1Y');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await forgetUnpaidSwitches(deps);
    expect((await totals()).toSorted()).toEqual(['paid 1995', 'pending 1998']);
  });

  describe('paid on its page in a way that staff look at', () => {
    async function inReview() {
      const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
      at('2027-04-16');
      await change(subscription, '1Y');
      const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
      const { id: paymentId } = (await findPayment(db, { orderId })) ?? expect.fail();
      const observed = { status: 'succeeded', amountMinor: 1234, currency: 'USD' } as const;
      expect(await fulfilOrder(deps, { paymentId, observed })).toBe('review');
      await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
      return { subscription, orderId, which: { subscriptionId: subscription.id } };
    }

    test('is not forgotten, and is the same licence’s when they accept it', async () => {
      const { subscription, orderId, which } = await inReview();
      at('2027-04-17');
      await forgetUnpaidSwitches(deps);
      await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
      await resumeSubscription(deps, owner(subscription), which);
      const asked = await charges();
      at('2027-05-01');
      await doDue(shop);
      expect(await charges()).toBe(asked);
      expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
      const year = new Date('2028-04-16T10:00:00Z');
      expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1Y', periodEnd: year });
      expect(await shop.counts()).toMatchObject({ licences: 1 });
    });

    test('is waited for at the end of what was cancelled', async () => {
      const { subscription, orderId, which } = await inReview();
      await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
      at('2027-05-01');
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
      expect(await resumeSubscription(deps, owner(subscription), which)).toEqual({
        ...{ ok: false, error: 'payment_due' },
      });
      expect((await findLicence(db, subscription.licenceId))?.worksUntil).toEqual(
        new Date('2027-05-22T10:00:00Z'),
      );
      expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
      expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', term: '1Y' });
      expect(await shop.counts()).toMatchObject({ licences: 1 });
    });

    test('ends what was cancelled once its money was sent back, and what was lent meanwhile', async () => {
      const { subscription, orderId, which } = await inReview();
      await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
      at('2027-05-01');
      await doDue(shop);
      await cancelRefundedOrder(deps, ADMIN, { orderId });
      clock.set(new Date('2027-05-01T11:00:00Z'));
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
      expect(await findLicence(db, subscription.licenceId)).toMatchObject({
        worksUntil: new Date('2027-05-01T10:00:00Z'),
      });
    });

    test('is forgotten once its money was sent back, and the month renews', async () => {
      const { subscription, orderId } = await inReview();
      await cancelRefundedOrder(deps, ADMIN, { orderId });
      at('2027-05-01');
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'active', term: '1M', terms: 2 });
      expect((await totals()).toSorted()).toEqual(['cancelled 1998', 'paid 1995', 'paid 1995']);
    });
  });

  test('cancelled while its page is open, is never charged, and can be resumed', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-04-25');
    await change(subscription, '1Y');
    const which = { subscriptionId: subscription.id };
    await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling', nextStep: 'end' });
    await resumeSubscription(deps, owner(subscription), which);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', nextStep: 'renew' });
    await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-05-01');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
    expect((await totals()).filter((each) => each.startsWith('paid'))).toEqual(['paid 1995']);
  });
});
