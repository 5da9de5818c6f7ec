import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { stateAt } from '../../licences/licence.ts';
import type { Payment } from '../../payments/payment.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { quoteSwitch } from '../switch/quote-switch.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, buy, doDue } from '../testing/subscribed.ts';
import { retryRenewal } from './retry-renewal.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(() => shop.empty());

const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
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

/** The second month runs, and the bank looks at the money of the first. */
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
    const periodEnd = new Date('2027-04-30T10:00:00Z');
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
    const periodEnd = new Date('2027-06-11T10:00:00Z');
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
  const periodEnd = new Date('2027-05-01T10:00:00Z');
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd });
});
