import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { findLicence } from '../licences/find-licence.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { cancelSubscription } from './cancel/cancel-subscription.ts';
import { giveDays } from './give-days.ts';
import { nextChargeOfLicence } from './next-charge-of-licence.ts';
import type { Subscription } from './subscription.ts';
import { again, doDue, subscribe } from './testing/subscribed.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const moment = (day: string) => new Date(`${day}T10:00:00Z`);
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));
const nextCharge = ({ licenceId }: Subscription) => nextChargeOfLicence(db, licenceId);
const give = ({ licenceId }: Subscription, actor = support, requestKey: string = randomUUID()) =>
  giveDays(deps, actor, { licenceId, days: 10, reason: 'an outage', requestKey });

beforeEach(async () => {
  clock.set(moment('2027-04-01'));
  await shop.empty();
});

test('days of staff move the next charge of a subscribed licence, and all that is announced of it', async () => {
  const subscription = await subscribe(shop);
  expect(await nextCharge(subscription)).toEqual(moment('2027-05-01'));
  const requestKey = randomUUID();
  expect(await give(subscription, support, requestKey)).toMatchObject({
    ...{ ok: true, licence: { worksUntil: moment('2027-05-11') } },
  });
  expect(await give(subscription, support, requestKey)).toMatchObject({ ok: true });
  expect(await nextCharge(subscription)).toEqual(moment('2027-05-11'));
  expect(await again(shop, subscription)).toMatchObject({
    ...{ state: 'active', nextStep: 'check_card', dueAt: moment('2027-05-01') },
  });
  clock.set(moment('2027-05-10'));
  await doDue(shop);
  expect(await charges()).toBe(0);
  clock.set(moment('2027-05-11'));
  await doDue(shop);
  expect(await charges()).toBe(1);
});

test('one that is cancelled ends with them, and nobody without the right moves anything', async () => {
  const subscription = await subscribe(shop);
  const owner: Actor = { kind: 'member', memberId: subscription.memberId };
  await cancelSubscription(deps, owner, { subscriptionId: subscription.id, when: 'period_end' });
  expect(await nextCharge(subscription)).toBeUndefined();
  expect(await give(subscription, { ...support, role: 'editor' })).toEqual({
    ...{ ok: false, error: 'not_allowed' },
  });
  expect(await again(shop, subscription)).toMatchObject({ dueAt: moment('2027-05-01') });
  await give(subscription);
  expect(await again(shop, subscription)).toMatchObject({ nextStep: 'end', dueAt: moment('2027-05-11') });
});

test('while a payment waits, its day stays, and the days follow what it pays for', async () => {
  const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  clock.set(moment('2027-05-01'));
  await doDue(shop);
  expect(await nextCharge(subscription)).toBe('waits');
  await give(subscription);
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due', dueAt: moment('2027-05-03') });
  await db.execute(`update shop.sandbox_cards set behaviour = 'pays'`);
  clock.set(moment('2027-05-03'));
  await doDue(shop);
  expect(await nextCharge(subscription)).toEqual(moment('2027-06-11'));
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: moment('2027-06-11') });
});
