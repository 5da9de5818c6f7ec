import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { asc } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { previewRefund } from '../../fulfilment/preview-refund.ts';
import { refundOrder } from '../../fulfilment/refund-order.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { stateAt } from '../../licences/licence.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { makeWebhookEndpoint } from '../../webhooks/make-webhook-endpoint.ts';
import { webhookMessages } from '../../webhooks/tables.ts';
import { subscriptionPeriods } from '../tables.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
});

/** Two periods, both paid. */
async function renewed() {
  const subscription = await subscribe(shop);
  clock.set(new Date('2027-02-28T10:00:00Z'));
  await doDue(shop);
  const [first, second] = await db
    .select()
    .from(subscriptionPeriods)
    .orderBy(asc(subscriptionPeriods.number));
  if (!first || !second) throw new Error('two periods');
  return { subscription, first, second };
}
const refund = (orderId: string) =>
  refundOrder(deps, admin, { orderId, request: 'rest', reason: '', requestKey: randomUUID() });
const dispute = async (orderId: string, status: 'open' | 'won' | 'lost') => {
  const payment = await findPayment(db, { orderId });
  if (!payment) throw new Error('no payment');
  await bookDispute(deps, payment, {
    ...{ id: orderId, paymentId: payment.providerId ?? '', status, reason: 'fraudulent' },
    ...{ amountMinor: 1995, currency: 'USD', openedAt: clock.now() },
  });
};

test('a refund of the period that runs ends the subscription, and its licence has no more than was paid for', async () => {
  const { subscription, second } = await renewed();
  expect(await refund(second.orderId)).toMatchObject({ ok: true });
  expect(await again(shop, subscription)).toMatchObject({
    state: 'ended',
    endReason: 'refunded',
    dueAt: null,
  });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    worksUntil: new Date('2027-02-28T10:00:00Z'),
  });
});

test.each([
  ['what was paid for before is over', false, 'expired'],
  ['an exchange code follows', true, 'active'],
])('who refunds it is told what becomes of the licence: %s', async (_what, goesOn, state) => {
  const { subscription, second } = await renewed();
  const { licenceId, periodEnd } = await again(shop, subscription);
  const code = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
  const worksUntil = new Date('2027-04-30T10:00:00Z');
  if (goesOn)
    await grantTime(db, licenceId, code, { startsAt: periodEnd, worksUntil, updatesUntil: worksUntil });
  const asked = { orderId: second.orderId, request: 'rest' } as const;
  expect(await previewRefund(deps, admin, asked)).toMatchObject({
    preview: { licences: [{ licence: { id: licenceId }, after: { state } }] },
  });
  await refund(second.orderId);
  const licence = (await findLicence(db, licenceId)) ?? expect.fail();
  expect(stateAt(licence, clock.now())).toBe(state);
});

test('the vendor’s own systems are told once that it has ended', async () => {
  await makeWebhookEndpoint(deps, admin, {
    ...{ url: 'https://crm.example.com/events', events: ['subscription.ended'] },
  });
  const { subscription, second } = await renewed();
  expect(await db.$count(webhookMessages)).toBe(0);
  await refund(second.orderId);
  await dispute(second.orderId, 'lost');
  expect(await db.select().from(webhookMessages)).toMatchObject([
    {
      type: 'subscription.ended',
      data: { subscription_id: subscription.id, licence_id: subscription.licenceId, reason: 'refunded' },
    },
  ]);
});

test('a refund of an earlier one ends nothing', async () => {
  const { subscription, first } = await renewed();
  expect(await refund(first.orderId)).toMatchObject({ ok: true });
  expect(await again(shop, subscription)).toMatchObject({ state: 'active' });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ state: 'active', worksUntil: new Date('2027-03-31T10:00:00Z') },
  });
});

test('a dispute lets the renewal wait; one that is won lets it go on', async () => {
  const { subscription, second } = await renewed();
  await dispute(second.orderId, 'open');
  clock.set(new Date('2027-03-31T10:00:00Z'));
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  await dispute(second.orderId, 'won');
  clock.set(new Date('2027-04-01T10:00:00Z'));
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({
    ...{ state: 'active', terms: 3, periodStart: new Date('2027-03-31T10:00:00Z') },
  });
});

test('a dispute that is lost ends it, whichever period it is about', async () => {
  const { subscription, first } = await renewed();
  await dispute(first.orderId, 'lost');
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'charged_back' });
});
