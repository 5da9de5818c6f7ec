import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { sendSubscriptionMail } from '../mails/send-mail.tsx';
import type { Subscription } from '../subscription.ts';
import { subscribe } from '../testing/subscribed.ts';
import { pauseSubscription } from './pause-subscription.ts';
import { resumeSubscription } from './resume-subscription.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
beforeEach(async () => {
  await shop.empty();
  at('2027-01-31');
});
const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const news = async () => (await shop.queued('subscriptions.mail')) as SubscriptionNews[];
const kinds = async () => (await news()).map(({ kind }) => kind);
const ended = { when: 'period_end' } as const;

test('who resumes what was cancelled is told what is charged again, once, however often it is pressed or sent', async () => {
  const subscription = await subscribe(shop);
  const which = { subscriptionId: subscription.id };
  await cancelSubscription(deps, owner(subscription), { ...which, ...ended });
  await Promise.all([1, 2, 3].map(() => resumeSubscription(deps, owner(subscription), which)));
  expect((await kinds()).toSorted()).toEqual(['cancelled', 'resumed']);
  const resumed = (await news()).find(({ kind }) => kind === 'resumed') ?? expect.fail('no news');
  await sendSubscriptionMail(deps, resumed);
  await sendSubscriptionMail(deps, resumed);
  const mails = (await db.select().from(mailbox)).filter(({ text }) => text.includes('/subscription-cancel'));
  expect(mails).toHaveLength(1);
  expect(resumed).toMatchObject({
    ...{ amountMinor: subscription.renewalMinor, periodEnd: subscription.periodEnd.toISOString() },
  });
});

test.each([
  ['what is resumed', '2027-02-10'],
  ['what begins anew', '2027-06-15'],
])('the mail of %s says what is charged, which credit lowers', async (_, day) => {
  const subscription = await subscribe(shop);
  const which = { subscriptionId: subscription.id };
  await db.execute(`update shop.subscriptions set balance_minor = 700`);
  await pauseSubscription(deps, owner(subscription), which);
  at(day);
  await resumeSubscription(deps, owner(subscription), which);
  const { renewalMinor } = subscription;
  expect((await news()).find(({ kind }) => kind === 'resumed')).toMatchObject({
    ...{ amountMinor: renewalMinor - 700, renewalMinor },
  });
});

test('what is paused is told once, and after its period resuming tells of the charge of that day', async () => {
  const subscription = await subscribe(shop);
  const asked = { subscriptionId: subscription.id, reason: 'asked for it' };
  for (const _ of [1, 2]) expect(await pauseSubscription(deps, support, asked)).toMatchObject({ ok: true });
  expect(await kinds()).toEqual(['paused']);
  at('2027-06-15');
  await resumeSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
  const resumed = (await news()).find(({ kind }) => kind === 'resumed');
  const now = clock.now().toISOString();
  expect(resumed).toMatchObject({ at: now, periodEnd: now, dueAt: now });
});

test('what was refused is not mailed', async () => {
  const subscription = await subscribe(shop);
  const which = { subscriptionId: subscription.id };
  const stranger: Actor = { kind: 'member', memberId: subscription.id };
  await resumeSubscription(deps, owner(subscription), which);
  await pauseSubscription(deps, stranger, which);
  expect(await kinds()).toEqual([]);
});
