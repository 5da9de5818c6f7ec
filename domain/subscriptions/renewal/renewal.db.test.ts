import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { GOOD_CARD, openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { processEvent } from '../../fulfilment/process-event.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { takeBack } from '../../fulfilment/take-back.ts';
import { extendByStaff } from '../../licences/extend-by-staff.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { stateAt } from '../../licences/licence.ts';
import { licenceGrants } from '../../licences/tables.ts';
import { paymentsOfOrder } from '../../payments/payments-of-order.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { paySandbox } from '../../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { paymentEvents } from '../../payments/tables.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { openRenewalPage } from '../page/open-renewal-page.ts';
import { viewRenewal } from '../page/view-renewal.ts';
import type { Subscription } from '../subscription.ts';
import { subscriptionPeriods } from '../tables.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';
import { beginRenewal } from './begin-renewal.ts';
import { takeStep } from './take-step.ts';

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
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));
const mails = async () =>
  ((await shop.queued('subscriptions.mail')) as SubscriptionNews[]).map(({ kind }) => kind).toSorted();
const licenceOf = async ({ licenceId }: Subscription) => {
  const licence = await findLicence(db, licenceId);
  if (!licence) throw new Error('no licence');
  return { ...licence, state: stateAt(licence, clock.now()) };
};
const periods = () => db.select().from(subscriptionPeriods).orderBy(asc(subscriptionPeriods.number));

describe('a month', () => {
  test('is paid for again on its day, for the same licence with the same key', async () => {
    const subscription = await subscribe(shop);
    const { key } = await licenceOf(subscription);
    at('2027-02-28');
    await doDue(shop);
    expect(await licenceOf(subscription)).toMatchObject({
      key,
      worksUntil: new Date('2027-03-31T10:00:00Z'),
    });
    at('2027-03-31');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', terms: 3, periodEnd: new Date('2027-04-30T10:00:00Z'), nextStep: 'check_card' },
    });
    expect((await shop.orders()).map(({ totalMinor, state }) => [totalMinor, state])).toEqual([
      [1995, 'paid'],
      [1995, 'paid'],
      [1995, 'paid'],
    ]);
    expect(await shop.counts()).toMatchObject({ licences: 1, checkouts: 1 });
    expect(await mails()).toEqual(['renewed', 'renewed']);
  });

  test('is not paid for before its day, and of many who look one charges the card', async () => {
    const subscription = await subscribe(shop);
    clock.set(new Date('2027-02-28T09:59:59Z'));
    await doDue(shop);
    expect(await charges()).toBe(0);
    at('2027-02-28');
    await Promise.all(Array.from({ length: 10 }, () => takeStep(deps, { subscriptionId: subscription.id })));
    expect(await charges()).toBe(1);
    expect(await periods()).toHaveLength(2);
    expect(await mails()).toEqual(['renewed']);
  });

  test('that something else has made longer is paid for when that is over', async () => {
    const subscription = await subscribe(shop);
    const until = new Date('2027-06-15T10:00:00Z');
    const { licenceId, periodEnd: startsAt } = subscription;
    const code = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
    await grantTime(db, licenceId, code, { startsAt, worksUntil: until, updatesUntil: until });
    at('2027-02-28');
    await doDue(shop);
    expect(await charges()).toBe(0);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd: until });
    clock.set(until);
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ periodEnd: new Date('2027-07-15T10:00:00Z') });
  });

  test('that was over long ago, because the shop was away, is begun anew', async () => {
    const subscription = await subscribe(shop);
    at('2027-04-10');
    await doDue(shop);
    expect(await charges()).toBe(1);
    expect(await licenceOf(subscription)).toMatchObject({ worksUntil: new Date('2027-05-10T10:00:00Z') });
    expect(await again(shop, subscription)).toMatchObject({ anchorAt: new Date('2027-04-10T10:00:00Z') });
  });
});

describe('a card that is declined', () => {
  test('is tried on days 2, 7, 14 and 21, while the licence works; then the subscription ends', async () => {
    const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
    const tried: string[] = [];
    for (let day = 0; day <= 30; day++) {
      clock.set(new Date(Date.UTC(2027, 1, 28 + day, 10)));
      const before = await charges();
      await doDue(shop);
      if ((await charges()) > before) tried.push(clock.now().toISOString().slice(0, 10));
      const { state } = await licenceOf(subscription);
      expect(state).toBe(day < 21 ? 'active' : 'expired');
    }
    expect(tried).toEqual(['2027-02-28', '2027-03-02', '2027-03-07', '2027-03-14', '2027-03-21']);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'ended', endReason: 'unpaid', dueAt: null, endedAt: new Date('2027-03-21T10:00:00Z') },
    });
    expect(await mails()).toEqual(['ended', 'failed', 'failed', 'failed', 'failed']);
    expect((await shop.orders()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'paid']);
  });

  test('and replaced in time pays for the period from its first day, and the grace is over', async () => {
    const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
    at('2027-02-28');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', nextStep: 'retry' });
    const [due] = (await shop.orders()).filter(({ state }) => state === 'pending');
    const page = await viewRenewal(deps, { orderId: due?.id ?? '' });
    expect(page).toMatchObject({ state: 'open', asksBank: false });
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-03-02');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', periodStart: new Date('2027-02-28T10:00:00Z') },
      periodEnd: new Date('2027-03-31T10:00:00Z'),
    });
    expect(await licenceOf(subscription)).toMatchObject({ worksUntil: new Date('2027-03-31T10:00:00Z') });
    const grants = await db.select().from(licenceGrants).where(eq(licenceGrants.source, 'grace'));
    expect(grants).toMatchObject([{ takenBackAt: clock.now() }]);
  });

  test('takes nothing from what was added to the licence while it was not paid: that follows the period', async () => {
    const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
    at('2027-02-28');
    await doDue(shop);
    at('2027-03-01');
    const { licenceId } = subscription;
    const days = { licenceId, days: 30, reason: 'an outage', requestKey: randomUUID() };
    await extendByStaff(deps, { kind: 'system', name: 'test' }, days);
    expect(await licenceOf(subscription)).toMatchObject({ worksUntil: new Date('2027-04-20T10:00:00Z') });
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-03-02');
    await doDue(shop);
    expect(await licenceOf(subscription)).toMatchObject({ worksUntil: new Date('2027-04-30T10:00:00Z') });
    // The next period begins where that ends.
    at('2027-03-31');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ periodEnd: new Date('2027-04-30T10:00:00Z') });
    expect(await charges()).toBe(2);
  });

  test('is not tried any more for a period that is over, after the shop was away', async () => {
    const subscription = await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
    at('2027-02-28');
    await doDue(shop);
    await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
    at('2027-04-10');
    await doDue(shop);
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'unpaid' });
    expect((await shop.orders()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'paid']);
  });

  test('asks for its owner where the bank wants that', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
    at('2027-02-28');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
    const [news] = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
    const orderId = news?.kind === 'bank' ? (news.orderId ?? '') : '';
    expect(await viewRenewal(deps, { orderId })).toMatchObject({
      state: 'open',
      asksBank: true,
      totalMinor: 1995,
    });
    const opened = await openRenewalPage(deps, { orderId });
    const paymentId = (opened.ok ? opened.redirectUrl : '').split('/').at(-1) ?? '';
    await paySandbox(deps, { paymentId, card: GOOD_CARD });
    expect(await viewRenewal(deps, { orderId })).toMatchObject({ state: 'paid' });
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    at('2027-03-31');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 3 });
  });

  test('leads nobody to the page of another order', async () => {
    await subscribe(shop);
    const [order] = await shop.orders();
    expect(await openRenewalPage(deps, { orderId: order?.id ?? '' })).toEqual({
      ...{ ok: false, error: 'not_found' },
    });
  });

  test('is asked for where there is none', async () => {
    const subscription = await subscribe(shop);
    await db.execute('delete from shop.saved_cards');
    at('2027-02-18');
    await doDue(shop);
    at('2027-02-28');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
    expect(await mails()).toEqual(['card', 'failed']);
  });
});

test('of what renews no more, since staff have revoked its licence, nothing is announced: it ends', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await takeBack(deps, { kind: 'system', name: 'test' }, { licenceId: subscription.licenceId });
  at('2027-12-20');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'revoked' });
  expect(await mails()).toEqual(['ended']);
});

test('no card is asked for where credit pays for all of the renewal', async () => {
  const subscription = await subscribe(shop);
  await db.execute('delete from shop.saved_cards');
  await db.execute(`update shop.subscriptions set balance_minor = ${subscription.renewalMinor}`);
  at('2027-02-18');
  await doDue(shop);
  expect(await mails()).toEqual([]);
});

test('a year is announced 45 and 7 days before, and a card that will be over is asked for', async () => {
  await subscribe(shop, 'pid=643&opt643=1Y');
  await db.execute('update shop.saved_cards set exp_month = 12, exp_year = 2027');
  const told: string[] = [];
  for (let day = 300; day < 365; day++) {
    clock.set(new Date(START.getTime() + day * 86_400_000));
    const before = await shop.queued('subscriptions.mail');
    await doDue(shop);
    const news = (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
    if (news.length > before.length) told.push(`${365 - day}`);
  }
  expect(told).toEqual(['45', '10', '7']);
  expect(await mails()).toEqual(['card', 'reminder', 'reminder']);
});

describe('a provider that does not answer', () => {
  const broken = (change: (own: PaymentProvider) => Partial<PaymentProvider>) =>
    openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({ ...own, ...change(own) }),
    });

  test('knows the card no more: it is past due, and its member is told', async () => {
    const subscription = await subscribe(shop);
    const forgetful = await broken(() => ({
      charge: async ({ amountMinor, currency }) => ({
        status: 'failed',
        failure: 'declined',
        amountMinor,
        currency,
        paymentId: null,
      }),
    }));
    at('2027-02-28');
    await takeStep(forgetful.deps, { subscriptionId: subscription.id });
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', nextStep: 'retry' });
    expect(await mails()).toEqual(['failed']);
    await forgetful.close();
  });

  test('is asked for another page of a renewal once the one that it did not make would be too short', async () => {
    await subscribe(shop, undefined, { number: FAILS_AT_RENEWAL });
    at('2027-02-28');
    await doDue(shop);
    const { id: orderId } = (await shop.orders()).find(({ state }) => state === 'pending') ?? expect.fail();
    let isAway = true;
    const lost = await broken((own) => ({
      async createPayment(asked) {
        const tooShort = asked.ends.getTime() - clock.now().getTime() < 30 * 60_000;
        if (isAway || tooShort) throw new Error('not now');
        return own.createPayment(asked);
      },
    }));
    expect(await openRenewalPage(lost.deps, { orderId })).toEqual({
      ok: false,
      error: 'payment_unavailable',
    });
    isAway = false;
    clock.set(new Date('2027-02-28T10:30:00Z'));
    expect(await openRenewalPage(lost.deps, { orderId })).toMatchObject({
      redirectUrl: expect.stringContaining('/sandbox/pay/'),
    });
    const states = (await paymentsOfOrder(db, orderId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['expired', 'failed', 'open']);
    await lost.close();
  });

  test.each([
    ['before it charged', false],
    ['after it charged', true],
  ])('%s: the card is charged once, and the licence goes on meanwhile', async (_, charged) => {
    const subscription = await subscribe(shop);
    const lost = await broken((own) => ({
      async charge(asked) {
        if (charged) await own.charge(asked);
        throw new Error('socket hang up');
      },
    }));
    at('2027-02-28');
    await takeStep(lost.deps, { subscriptionId: subscription.id });
    expect(await licenceOf(subscription)).toMatchObject({ state: 'active' });
    await doDue(shop);
    expect(await charges()).toBe(charged ? 1 : 0);
    clock.set(new Date('2027-02-28T10:05:00Z'));
    await reconcile(deps);
    clock.set(new Date('2027-02-28T12:00:00Z'));
    await doDue(shop);
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    expect(await mails()).toEqual(['renewed']);
    await lost.close();
  });

  test('and twenty webhooks tell of it while two storefronts look: it is moved on once', async () => {
    const subscription = await subscribe(shop);
    const lost = await broken((own) => ({
      async charge(asked) {
        await own.charge(asked);
        throw new Error('socket hang up');
      },
    }));
    at('2027-02-28');
    await takeStep(lost.deps, { subscriptionId: subscription.id });
    const [made] = await db.select().from(sandboxPayments).where(eq(sandboxPayments.kind, 'charge'));
    const told = Array.from({ length: 20 }, () => ({ provider: 'sandbox', eventId: randomUUID() }));
    await db.insert(paymentEvents).values(
      told.map((event) => ({
        ...{ ...event, type: 'payment.succeeded', providerId: made?.id ?? '', receivedAt: clock.now() },
        reference: made?.reference ?? null,
      })),
    );
    clock.set(new Date('2027-02-28T12:00:00Z'));
    await Promise.all([
      ...told.map((event) => processEvent(deps, event)),
      ...[deps, lost.deps].map((each) => takeStep(each, { subscriptionId: subscription.id })),
    ]);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    expect(await charges()).toBe(1);
    expect(await mails()).toEqual(['renewed']);
    await lost.close();
  });

  test('a process that dies before it asks is followed by one that does', async () => {
    const subscription = await subscribe(shop);
    at('2027-02-28');
    // The order is placed, but not charged.
    await changeSubscription(db, subscription.id, (tx, due, open) => beginRenewal(tx, deps, due, open));
    await doDue(shop);
    expect(await charges()).toBe(0);
    expect(await licenceOf(subscription)).toMatchObject({ state: 'active' });
    clock.set(new Date('2027-02-28T11:00:00Z'));
    await doDue(shop);
    expect(await charges()).toBe(1);
    expect(await periods()).toHaveLength(2);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  });
});
