import { fixedClock } from '@spindle/platform/clock.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { stateAt } from '../../licences/licence.ts';
import { orders } from '../../orders/tables.ts';
import type { Payment } from '../../payments/payment.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { agreementOfOrder } from '../agreements/agreement-of-order.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { viewRenewal } from '../page/view-renewal.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, buy, doDue } from '../testing/subscribed.ts';
import { retryRenewal } from './retry-renewal.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());

const date = (day: string) => new Date(`${day}T10:00:00Z`);
const at = (day: string) => clock.set(date(day));
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));
const licenceState = async (licenceId: string) => {
  const licence = (await findLicence(db, licenceId)) ?? expect.fail();
  return stateAt(licence, clock.now());
};
const dispute = (payment: Payment, status: 'open' | 'won' | 'lost') =>
  bookDispute(deps, payment, {
    ...{ id: 'd', paymentId: payment.providerId ?? '', status, reason: 'fraudulent' },
    ...{ amountMinor: payment.amountMinor, currency: 'USD', openedAt: clock.now() },
  });

/** The second month runs, and the first month's payment is disputed. */
async function disputed() {
  at('2027-01-31');
  const { payment, subscriptions } = await buy(shop);
  const subscription = subscriptions[0] ?? expect.fail();
  at('2027-02-28');
  await doDue(shop);
  at('2027-03-10');
  await dispute(payment, 'open');
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  expect(await licenceState(subscription.licenceId)).toBe('active');
  expect(await charges()).toBe(1);
  return { payment, subscription };
}

describe('nothing is charged while a bank looks at the money of an earlier period', () => {
  test('won, the renewal comes, from the day on which it was due', async () => {
    const { payment, subscription } = await disputed();
    for (const day of ['2027-03-31', '2027-04-05', '2027-04-20']) {
      at(day);
      await doDue(shop);
      expect(await licenceState(subscription.licenceId)).toBe('active');
    }
    expect(await charges()).toBe(1);
    await dispute(payment, 'won');
    at('2027-04-21');
    await doDue(shop);
    expect(await charges()).toBe(2);
    const periodEnd = date('2027-04-30');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 3, periodEnd });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: periodEnd });
  });

  test('nor for a dearer term', async () => {
    const { subscription } = await disputed();
    const owner = { kind: 'member', memberId: subscription.memberId } as const;
    const asked = { subscriptionId: subscription.id, to: '1Y' } as const;
    expect(await quoteSwitch(deps, owner, asked)).toEqual({ ok: false, error: 'not_running' });
    const shown = { priceMinor: 1_000_000, totalMinor: 1_000_000 };
    const switched = await switchSubscription(deps, owner, { ...asked, shown });
    expect(switched).toEqual({ ok: false, error: 'not_running' });
    expect(await charges()).toBe(1);
  });

  test('won after the grace is over, a new period begins', async () => {
    const { payment, subscription } = await disputed();
    at('2027-03-31');
    await doDue(shop);
    at('2027-05-10');
    await doDue(shop);
    expect(await licenceState(subscription.licenceId)).toBe('expired');
    await dispute(payment, 'won');
    at('2027-05-11');
    await doDue(shop);
    expect(await charges()).toBe(2);
    const periodEnd = date('2027-06-11');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: periodEnd });
  });

  test('lost, the subscription has ended, and so has its grace', async () => {
    const { payment, subscription } = await disputed();
    at('2027-03-31');
    await doDue(shop);
    at('2027-04-10');
    await dispute(payment, 'lost');
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'charged_back' });
    expect(await licenceState(subscription.licenceId)).not.toBe('active');
    at('2027-05-31');
    await doDue(shop);
    expect(await charges()).toBe(1);
  });

  test('cancelled meanwhile, it ends', async () => {
    const { subscription } = await disputed();
    at('2027-03-31');
    await doDue(shop);
    const owner = { kind: 'member', memberId: subscription.memberId } as const;
    await cancelSubscription(deps, owner, { subscriptionId: subscription.id, when: 'period_end' });
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
    expect(await charges()).toBe(1);
  });
});

test('a card that was declined is not tried again while a bank looks at what it has paid', async () => {
  at('2027-01-31');
  const { payment, subscriptions } = await buy(shop, undefined, { number: '4000 0000 0000 0341' });
  const subscription = subscriptions[0] ?? expect.fail();
  at('2027-02-28');
  await doDue(shop);
  await dispute(payment, 'open');
  for (const day of ['2027-03-02', '2027-03-07']) {
    at(day);
    await doDue(shop);
  }
  const staff = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' } as const;
  const retry = await retryRenewal(deps, staff, { subscriptionId: subscription.id });
  expect(retry).toEqual({ ok: false, error: 'disputed' });
  expect(await charges()).toBe(1);
  await dispute(payment, 'won');
  at('2027-03-08');
  await doDue(shop);
  expect(await charges()).toBe(2);
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
});

test('one that was past due goes on when the dispute is won after the end of what waited for its money', async () => {
  at('2027-01-31');
  const { payment, subscriptions } = await buy(shop, undefined, { number: '4000 0000 0000 0341' });
  const subscription = subscriptions[0] ?? expect.fail();
  at('2027-02-28');
  await doDue(shop);
  await dispute(payment, 'open');
  for (const day of ['2027-03-21', '2027-03-30', '2027-03-31']) {
    at(day);
    await doDue(shop);
  }
  await dispute(payment, 'won');
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  at('2027-04-01');
  await doDue(shop);
  expect(await charges()).toBe(2);
  const periodEnd = date('2027-05-01');
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd });
});

describe('a year whose renewal was declined before a bank looked at an earlier one', () => {
  /** The renewal of February 2028 awaits payment, and an earlier payment is disputed from March on. */
  async function waits() {
    at('2027-02-28');
    const { payment, subscriptions } = await buy(shop, 'pid=643&opt643=1Y', {
      number: '4000 0000 0000 0341',
    });
    const subscription = subscriptions[0] ?? expect.fail();
    at('2028-02-28');
    await doDue(shop);
    expect(await charges()).toBe(1);
    const [order] = (await shop.orders()).filter(({ state }) => state === 'pending');
    at('2028-03-01');
    await dispute(payment, 'open');
    return { payment, subscription, orderId: order?.id ?? expect.fail() };
  }
  /** The dispute is won after the grace is over. */
  async function wonLate() {
    const waiting = await waits();
    for (const day of ['2028-03-02', '2028-03-20', '2028-03-21', '2028-05-10']) {
      at(day);
      await doDue(shop);
    }
    expect(await licenceState(waiting.subscription.licenceId)).toBe('expired');
    await dispute(waiting.payment, 'won');
    at('2028-05-11');
    return waiting;
  }
  const cardIs = (behaviour: string) =>
    db.execute(sql`update shop.sandbox_cards set behaviour = ${behaviour}`);

  test('won within the grace, that renewal is charged', async () => {
    const { payment, subscription, orderId } = await waits();
    at('2028-03-10');
    await doDue(shop);
    await dispute(payment, 'won');
    await cardIs('pays');
    at('2028-03-11');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ periodEnd: date('2029-02-28') });
    expect((await shop.orders()).find(({ id }) => id === orderId)).toMatchObject({ state: 'paid' });
  });

  test('won after it, a year begins then, and the mailed link says that the other is over', async () => {
    const { subscription, orderId } = await wonLate();
    await cardIs('pays');
    await doDue(shop);
    const periodEnd = date('2029-05-11');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: periodEnd });
    expect(await charges()).toBe(2);
    expect(await viewRenewal(deps, { orderId })).toMatchObject({ state: 'over', productName: 'DVD Ripper' });
  });

  test('declined then, it is tried on the usual days before it ends, and the mail says that it rests', async () => {
    const { subscription } = await wonLate();
    await doDue(shop);
    expect(await charges()).toBe(2);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'past_due', nextStep: 'retry', dueAt: date('2028-05-13') },
    });
    expect((await shop.queued('subscriptions.mail')).at(-1)).toMatchObject({ kind: 'failed', rests: true });
    for (const day of ['2028-05-13', '2028-05-18', '2028-05-25']) {
      at(day);
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
    }
    await cardIs('pays');
    at('2028-06-01');
    await doDue(shop);
    const periodEnd = date('2029-05-11');
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd });
  });

  test('what its member had agreed to for that renewal is kept with the one that takes its place', async () => {
    at('2027-02-28');
    const { payment, subscriptions } = await buy(shop, 'pid=643&opt643=1Y', {
      number: '4000 0000 0000 0341',
    });
    const subscription = subscriptions[0] ?? expect.fail();
    const owner = { kind: 'member', memberId: subscription.memberId } as const;
    const shown = { priceMinor: 1995, totalMinor: 0 };
    const change = { subscriptionId: subscription.id, to: '1M', shown } as const;
    expect(await switchSubscription(deps, owner, change)).toMatchObject({ ok: true, next: 'later' });
    at('2028-02-28');
    await doDue(shop);
    await dispute(payment, 'open');
    for (const day of ['2028-03-01', '2028-03-20', '2028-03-21']) {
      at(day);
      await doDue(shop);
    }
    await dispute(payment, 'won');
    await cardIs('pays');
    at('2028-04-10');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', term: '1M', periodEnd: date('2028-05-10') },
    });
    const paid = (await shop.orders()).find(
      ({ state, placedAt }) => state === 'paid' && placedAt > date('2028-03-01'),
    );
    expect((await agreementOfOrder(db, paid?.id ?? ''))?.text).toContain('1 month');
  });

  test('refused by staff it ends while the bank looks', async () => {
    const { subscription, orderId } = await waits();
    await db.update(orders).set({ state: 'cancelled', reviewReason: 'risk' }).where(eq(orders.id, orderId));
    at('2028-03-02');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'refunded' });
  });
});
