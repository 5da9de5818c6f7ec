import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { findLicence } from '../licences/find-licence.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import { nextChargeAt } from '../subscriptions/renewal/next-charge.ts';
import { takeStep } from '../subscriptions/renewal/take-step.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import { again, doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { makeExchangeCodes } from './make-exchange-codes.ts';
import { redeemExchangeCode } from './redeem-exchange-code.ts';
import { sendRedeemedMail } from './send-redeemed-mail.tsx';
import { exchangeBatches, exchangeCodes } from './tables.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };
const at = (day: string) => clock.set(new Date(`${day}T10:00:00Z`));
const moment = (day: string) => new Date(`${day}T10:00:00Z`);
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));

beforeEach(async () => {
  at('2027-04-01');
  await shop.empty();
  await db.delete(exchangeCodes);
  await db.delete(exchangeBatches);
});

/** Redeems a code that extends the subscription's licence by a month, as the member who has the licence. */
async function extend({ licenceId, pid, ...subscription }: Subscription, memberId = subscription.memberId) {
  const made = await makeExchangeCodes(deps, support, {
    ...{ name: 'Box', pid, licenceType: '1M', redeemableUntil: null, codes: 1 },
  });
  if (!made.ok) expect.fail(made.error);
  const [row = expect.fail()] = await db
    .select()
    .from(exchangeCodes)
    .where(eq(exchangeCodes.batchId, made.batch.id));
  const by = { memberId, email: 'kei@example.test' };
  return redeemExchangeCode(deps, { code: row.code, by, extend: licenceId, locale: 'en' });
}

/** The text of the mail about the code. */
async function mailed() {
  const [job] = await shop.queued('exchange-codes.redeemed-mail');
  await sendRedeemedMail(deps, job as Parameters<typeof sendRedeemedMail>[1]);
  const mails = await db.select().from(mailbox);
  const mail = mails.find(({ subject }) => subject.startsWith('Your licence key')) ?? expect.fail('no mail');
  return mail.text.replaceAll(/\s+/g, ' ');
}

test('a code moves the next charge of a subscribed licence to its end, and the mail says so', async () => {
  const subscription = await subscribe(shop);
  expect(await extend(subscription)).toMatchObject({ ok: true });
  const later = await again(shop, subscription);
  expect(nextChargeAt(later)).toEqual(moment('2027-06-01'));
  expect(later).toMatchObject({ state: 'active', nextStep: 'check_card', dueAt: moment('2027-05-22') });
  expect(await mailed()).toContain('until 1 June 2027, then your subscription renews it');
  at('2027-05-01');
  await doDue(shop);
  expect(await charges()).toBe(0);
  at('2027-06-01');
  await doDue(shop);
  await doDue(shop);
  expect(await charges()).toBe(1);
  expect(await again(shop, subscription)).toMatchObject({ periodEnd: moment('2027-07-01') });
});

test('one that is cancelled ends with the time of the code', async () => {
  const subscription = await subscribe(shop);
  const owner: Actor = { kind: 'member', memberId: subscription.memberId };
  await cancelSubscription(deps, owner, { subscriptionId: subscription.id, when: 'period_end' });
  await extend(subscription);
  expect(await again(shop, subscription)).toMatchObject({
    ...{ state: 'cancelling', nextStep: 'end', dueAt: moment('2027-06-01') },
  });
  expect(await mailed()).toContain('until 1 June 2027 and doesn’t renew');
});

test('one whose payment is due stays due, and the time of the code follows what is paid', async () => {
  const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  at('2027-05-01');
  await doDue(shop);
  await extend(subscription);
  expect(await again(shop, subscription)).toMatchObject({
    ...{ state: 'past_due', periodEnd: moment('2027-05-01'), dueAt: moment('2027-05-03') },
  });
  expect(await mailed()).toContain('on top of what your subscription has paid for');
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  at('2027-05-03');
  await doDue(shop);
  // A paid month, then the 31 days that the code added when it was redeemed.
  expect(nextChargeAt(await again(shop, subscription))).toEqual(moment('2027-07-02'));
});

describe('of a gift that renews', () => {
  /** A subscription that was given as a gift, and the member who has its licence. */
  async function given(card = GOOD_CARD) {
    const gift = { email: 'mei@example.test', locale: 'en' };
    const { sandboxId, ...started } = await begin(shop, form('pid=643&opt643=1M', { gift }));
    await paySandbox(deps, { paymentId: sandboxId, card });
    await settleCheckout(deps, started);
    const [subscription = expect.fail('no subscription')] = await db.select().from(subscriptions);
    const licence = (await findLicence(db, subscription.licenceId)) ?? expect.fail('no licence');
    return { subscription, recipientId: licence.memberId };
  }

  test('whoever has it hears until when it works, and nothing of the giver’s subscription', async () => {
    const { subscription, recipientId } = await given();
    expect(await extend(subscription, recipientId)).toMatchObject({ ok: true });
    expect(nextChargeAt(await again(shop, subscription))).toEqual(moment('2027-06-01'));
    const mail = await mailed();
    expect(mail).toContain('It works until 1 June 2027.');
    expect(mail).not.toMatch(/subscription|renew|charged/);
  });

  test('nor that the giver has a payment due', async () => {
    const { subscription, recipientId } = await given({ ...GOOD_CARD, number: '4000 0000 0000 0341' });
    at('2027-05-01');
    await doDue(shop);
    await extend(subscription, recipientId);
    expect(await mailed()).toContain('comes on top of the time that you were given');
  });

  test('nor that the giver has cancelled, which they may undo', async () => {
    const { subscription, recipientId } = await given();
    const giver: Actor = { kind: 'member', memberId: subscription.memberId };
    await cancelSubscription(deps, giver, { subscriptionId: subscription.id, when: 'period_end' });
    await extend(subscription, recipientId);
    const mail = await mailed();
    expect(mail).toContain('It works until 1 June 2027.');
    expect(mail).not.toMatch(/subscription|renew/);
  });
});

test('a code at the moment of the renewal is redeemed before it or after, and each month counts', async () => {
  const subscription = await subscribe(shop);
  at('2027-05-01');
  await Promise.all([takeStep(deps, { subscriptionId: subscription.id }), extend(subscription)]);
  await takeStep(deps, { subscriptionId: subscription.id });
  const licence = await findLicence(db, subscription.licenceId);
  const months = (licence?.worksUntil?.getUTCMonth() ?? 0) - moment('2027-05-01').getUTCMonth();
  expect(months).toBe(1 + (await charges()));
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd: licence?.worksUntil });
});

test('a code at the end of a short month brings a whole one, and the renewals keep their day', async () => {
  at('2027-01-31');
  const subscription = await subscribe(shop);
  expect(subscription.periodEnd).toEqual(moment('2027-02-28'));
  await extend(subscription);
  const licence = await findLicence(db, subscription.licenceId);
  expect(licence?.worksUntil).toEqual(moment('2027-03-31'));
  expect(nextChargeAt(await again(shop, subscription))).toEqual(moment('2027-03-31'));
  await extend(subscription);
  expect(nextChargeAt(await again(shop, subscription))).toEqual(moment('2027-04-30'));
  at('2027-04-30');
  await doDue(shop);
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ periodEnd: moment('2027-05-31') });
});
