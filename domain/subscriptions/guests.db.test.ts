import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { openCardPage } from '../payments/cards/open-card-page.ts';
import { settleCardPage } from '../payments/cards/settle-card-page.ts';
import { guestCards, savedCards } from '../payments/cards/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { cancelSubscription } from './cancel/cancel-subscription.ts';
import { openRenewalPage } from './page/open-renewal-page.ts';
import { viewRenewal } from './page/view-renewal.ts';
import { resumeSubscription } from './pause/resume-subscription.ts';
import { agreePrice } from './prices/agree-price.ts';
import { announce, offerOf } from './prices/testing/announced.ts';
import type { Subscription } from './subscription.ts';
import { switchSubscription } from './switch/switch-subscription.ts';
import { again, doDue, shownTotal, subscribe } from './testing/subscribed.ts';

const START = new Date('2027-04-01T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.execute('truncate shop.price_changes cascade');
  await db.delete(savedCards);
  await db.delete(guestCards);
  clock.set(START);
});

const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
const GUESTS = '4000 0000 0000 0341';
/** A guest's subscription at the member's address. The guest's card pays and differs by its digits. */
async function asGuest(query?: string): Promise<Subscription> {
  const subscription = await subscribe(shop, query, { asGuest: true, number: GUESTS });
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  return subscription;
}
/** The last digits of the cards that were charged without a page. */
async function charged(): Promise<(string | null)[]> {
  const { kind, createdAt, lastFour } = sandboxPayments;
  const rows = await db
    .select({ lastFour })
    .from(sandboxPayments)
    .where(eq(kind, 'charge'))
    .orderBy(createdAt);
  return rows.map((row) => row.lastFour);
}
const own = ({ memberId }: Subscription) => findCard(db, { memberId, provider: 'sandbox' });
async function change(subscription: Subscription, to: '1M' | '1Y') {
  const shown = {
    ...{ priceMinor: to === '1Y' ? 2995 : 1995, totalMinor: await shownTotal(deps, subscription, to) },
  };
  return switchSubscription(deps, owner(subscription), { subscriptionId: subscription.id, to, shown });
}
async function payPage(redirectUrl: string, number = GOOD_CARD.number): Promise<void> {
  await paySandbox(deps, { paymentId: redirectUrl.split('/').at(-1) ?? '', card: { ...GOOD_CARD, number } });
  const waiting = (await shop.orders()).find(({ state }) => state === 'pending');
  clock.set(new Date(clock.now().getTime() + 60_000));
  await viewRenewal(deps, { orderId: waiting?.id ?? '' });
}
/** Stores another card on the card page. */
async function give({ memberId }: Subscription, guestOrderId: string | null): Promise<void> {
  const urls = { returnUrl: 'http://shop.test/a', cancelUrl: 'http://shop.test/b' };
  const page = { memberId, guestOrderId, email: 'kei@example.test', locale: 'en', ...urls } as const;
  const { redirectUrl } = await openCardPage(deps, page);
  await paySandbox(deps, { paymentId: redirectUrl.split('/').at(-1) ?? '', card: GOOD_CARD });
  await settleCardPage(deps, { memberId });
}

test('renews with the card that the guest gave, and leaves the member’s own subscription its own card', async () => {
  const mine = await subscribe(shop);
  const theirs = await asGuest('pid=646&opt646=1M');
  expect(theirs.memberId).toBe(mine.memberId);
  expect(await own(mine)).toMatchObject({ lastFour: '4242', givenByMember: true });
  clock.set(mine.periodEnd);
  await doDue(shop);
  expect((await charged()).toSorted()).toEqual(['0341', '4242']);
  expect(await again(shop, mine)).toMatchObject({ terms: 2, guestOrderId: null });
  expect(await again(shop, theirs)).toMatchObject({ terms: 2, guestOrderId: theirs.guestOrderId });
});

test('of a guest whose card is gone is not charged to the member', async () => {
  const mine = await subscribe(shop, 'pid=643&opt643=1Y');
  const theirs = await asGuest('pid=646&opt646=1M');
  await db.delete(guestCards);
  clock.set(theirs.periodEnd);
  await doDue(shop);
  expect(await charged()).toEqual([]);
  expect(await again(shop, theirs)).toMatchObject({ state: 'past_due' });
  expect(await again(shop, mine)).toMatchObject({ state: 'active' });
});

test('of two guests at one address each pays with their own card', async () => {
  const one = await asGuest();
  const other = await subscribe(shop, 'pid=646&opt646=1M', { asGuest: true });
  clock.set(one.periodEnd);
  await doDue(shop);
  expect((await charged()).toSorted()).toEqual(['0341', '4242']);
  expect(await db.$count(guestCards)).toBe(2);
  expect(await own(other)).toBeUndefined();
});

describe('changed by its member', () => {
  test('to a dearer term is paid on a page, not with the guest’s card, and is the member’s own then', async () => {
    const subscription = await asGuest();
    const opened = await change(subscription, '1Y');
    if (!opened.ok || opened.next !== 'pay') throw new Error('no page');
    expect(await charged()).toEqual([]);
    await payPage(opened.redirectUrl);
    const year = await again(shop, subscription);
    expect(year).toMatchObject({ term: '1Y', guestOrderId: null });
    expect(await own(subscription)).toMatchObject({ lastFour: '4242', givenByMember: true });
    clock.set(year.periodEnd);
    for (let step = 0; step < 3; step += 1) await doDue(shop);
    expect(await charged()).toEqual(['4242']);
  });

  test('and not paid stays the guest’s, whose card renews it', async () => {
    const subscription = await asGuest();
    await change(subscription, '1Y');
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await charged()).toEqual(['0341']);
    expect(await again(shop, subscription)).toMatchObject({ term: '1M', terms: 2 });
  });

  test('with a card of their own is charged to that, ten times pressed as once', async () => {
    const subscription = await asGuest();
    await subscribe(shop, 'pid=646&opt646=1M');
    const pressed = await Promise.all(Array.from({ length: 10 }, () => change(subscription, '1Y')));
    expect(pressed.filter((result) => result.ok && result.next === 'pay')).toEqual([]);
    expect(await charged()).toEqual(['4242']);
    expect(await again(shop, subscription)).toMatchObject({ term: '1Y', guestOrderId: null });
  });

  test('to a cheaper term asks for a card of the member’s before it renews', async () => {
    const subscription = await asGuest('pid=643&opt643=1Y');
    expect(await change(subscription, '1M')).toEqual({ ok: true, next: 'later' });
    clock.set(subscription.periodEnd);
    for (let step = 0; step < 4; step += 1) await doDue(shop);
    expect(await charged()).toEqual([]);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', term: '1Y' });
    await give(subscription, subscription.guestOrderId);
    clock.set(new Date(subscription.periodEnd.getTime() + 2 * 86_400_000));
    await doDue(shop);
    expect(await charged()).toEqual(['4242']);
    expect(await again(shop, subscription)).toMatchObject({
      state: 'active',
      term: '1M',
      guestOrderId: null,
    });
  });

  /** Leads to a renewal at a higher price, which the member has agreed to and their own card is to pay. */
  async function agreedToMore() {
    const subscription = await asGuest();
    await announce(shop);
    const { id: offerId } = await offerOf(shop, subscription);
    await agreePrice(deps, owner(subscription), { offerId, locale: 'en' });
    clock.set(subscription.periodEnd);
    await doDue(shop);
    const dearer = await again(shop, subscription);
    clock.set(dearer.periodEnd);
    for (let step = 0; step < 3; step += 1) await doDue(shop);
    return dearer;
  }

  test('who agrees to a dearer price is charged with a card of their own', async () => {
    const dearer = await agreedToMore();
    expect(await charged()).toEqual(['0341']);
    expect(await again(shop, dearer)).toMatchObject({ state: 'past_due' });
  });

  test('also when a lower price is announced while that is tried again', async () => {
    const dearer = await agreedToMore();
    await announce(shop, { priceMinor: 1995, startsAt: clock.now() });
    clock.set(new Date(dearer.periodEnd.getTime() + 2 * 86_400_000));
    await doDue(shop);
    expect(await charged()).toEqual(['0341']);
  });

  test('and with none of which nobody knows who gave it', async () => {
    await subscribe(shop, 'pid=646&opt646=1Y');
    await db.update(savedCards).set({ givenByMember: false });
    const dearer = await agreedToMore();
    expect(await charged()).toEqual(['0341']);
    expect(await again(shop, dearer)).toMatchObject({ state: 'past_due' });
  });

  test('resumed after it was cancelled renews with the member’s own card', async () => {
    const subscription = await asGuest();
    const which = { subscriptionId: subscription.id };
    await cancelSubscription(deps, owner(subscription), { ...which, when: 'period_end' });
    await resumeSubscription(deps, owner(subscription), which);
    clock.set(subscription.periodEnd);
    for (let step = 0; step < 3; step += 1) await doDue(shop);
    expect(await charged()).toEqual([]);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
  });

  test('is not charged to a card of which nobody knows who gave it, which goes on renewing it', async () => {
    const subscription = await subscribe(shop);
    await db.update(savedCards).set({ givenByMember: false });
    expect(await change(subscription, '1Y')).toMatchObject({ next: 'pay' });
    expect(await charged()).toEqual([]);
    await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await charged()).toEqual(['4242']);
  });
});

describe('a card that the member gives', () => {
  test('for it makes it their own, and nothing else', async () => {
    const subscription = await asGuest();
    const other = await asGuest('pid=646&opt646=1M');
    await give(subscription, subscription.guestOrderId);
    expect(await again(shop, subscription)).toMatchObject({ guestOrderId: null });
    expect(await again(shop, other)).toMatchObject({ guestOrderId: other.guestOrderId });
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect((await charged()).toSorted()).toEqual(['0341', '4242']);
  });

  test('for their own pays nothing of a guest’s, and nobody makes somebody else’s their own', async () => {
    const subscription = await asGuest();
    await give(subscription, null);
    await give({ ...subscription, memberId: subscription.id }, subscription.guestOrderId);
    expect(await again(shop, subscription)).toMatchObject({ guestOrderId: subscription.guestOrderId });
    clock.set(subscription.periodEnd);
    await doDue(shop);
    expect(await charged()).toEqual(['0341']);
  });
});

describe('a renewal that its guest’s card did not pay', () => {
  async function unpaid(): Promise<{ subscription: Subscription; orderId: string }> {
    const subscription = await asGuest();
    await db.execute(`update shop.sandbox_cards set behaviour = 'declined'`);
    clock.set(subscription.periodEnd);
    await doDue(shop);
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    await give(subscription, null);
    return { subscription, orderId: order?.id ?? '' };
  }
  const offered = async () => {
    const pages = await db.select().from(sandboxPayments).where(eq(sandboxPayments.state, 'open'));
    return pages.map(({ customerId }) => customerId !== null);
  };

  test('is paid by who has the link, who is offered nobody’s card and stays its guest', async () => {
    const { subscription, orderId } = await unpaid();
    const opened = await openRenewalPage(deps, { orderId });
    expect(await offered()).toEqual([false]);
    await payPage(opened.ok ? opened.redirectUrl : '', GUESTS);
    expect(await again(shop, subscription)).toMatchObject({
      terms: 2,
      guestOrderId: subscription.guestOrderId,
    });
    expect(await own(subscription)).toMatchObject({ lastFour: '4242' });
  });

  test('is paid by the member who is logged in, is offered their own card, and renews it from then on', async () => {
    const { subscription, orderId } = await unpaid();
    const opened = await openRenewalPage(deps, { orderId, viewerId: subscription.memberId });
    expect(await offered()).toEqual([true]);
    await payPage(opened.ok ? opened.redirectUrl : '');
    expect(await again(shop, subscription)).toMatchObject({ terms: 2, guestOrderId: null });
  });
});

test('a card that pays through a mailed link is known to be the member’s only where it was before', async () => {
  const subscription = await subscribe(shop);
  await db.execute(`update shop.sandbox_cards set behaviour = 'declined'`);
  clock.set(subscription.periodEnd);
  await doDue(shop);
  const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
  const opened = await openRenewalPage(deps, { orderId: order?.id ?? '' });
  await payPage(opened.ok ? opened.redirectUrl : '', GUESTS);
  expect(await own(subscription)).toMatchObject({ lastFour: '0341', givenByMember: false });
  expect(await again(shop, subscription)).toMatchObject({ terms: 2 });
});
