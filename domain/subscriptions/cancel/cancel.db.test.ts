import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../../actor.ts';
import { auditOf } from '../../audit/audit-of.ts';
import { openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { bookDispute } from '../../fulfilment/book-dispute.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import { announce } from '../prices/testing/announced.ts';
import { beginRenewal } from '../renewal/begin-renewal.ts';
import { takeStep } from '../renewal/take-step.ts';
import type { Subscription } from '../subscription.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import { again, buy, doDue, subscribe } from '../testing/subscribed.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  at('2027-01-31');
});
const at = (text: string) => clock.set(new Date(`${text}T10:00:00Z`));
const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
const cancel = (
  subscription: Subscription,
  when: 'period_end' | 'now' = 'period_end',
  actor = owner(subscription),
) => cancelSubscription(deps, actor, { subscriptionId: subscription.id, when });
const resume = (subscription: Subscription) =>
  resumeSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
const pause = (subscription: Subscription) =>
  pauseSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
const charges = () => db.$count(sandboxPayments);
const mails = async () =>
  ((await shop.queued('subscriptions.mail')) as SubscriptionNews[]).map(({ kind }) => kind).toSorted();

test('what is cancelled works to the end of its period and is not charged again', async () => {
  const subscription = await subscribe(shop);
  expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'cancelling' } });
  expect(await cancel(subscription)).toMatchObject({ ok: true });
  at('2027-02-28');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  expect(await charges()).toBe(1);
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({ worksUntil: clock.now() });
  expect(await mails()).toEqual(['cancelled', 'ended']);
  expect(await cancel(subscription)).toEqual({ ok: false, error: 'ended' });
  expect(await resume(subscription)).toEqual({ ok: false, error: 'ended' });
});

test('what is cancelled now has ended, and keeps what was paid for', async () => {
  const subscription = await subscribe(shop);
  expect(await cancel(subscription, 'now')).toMatchObject({ ok: true, subscription: { state: 'ended' } });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    ...{ state: 'active', worksUntil: new Date('2027-02-28T10:00:00Z') },
  });
});

test('what is paused and cancelled works to the end of what is paid for, and can be resumed until then', async () => {
  const subscription = await subscribe(shop);
  await pause(subscription);
  at('2027-02-10');
  expect(await cancel(subscription)).toMatchObject({
    ...{ ok: true, subscription: { state: 'cancelling', nextStep: 'end', dueAt: subscription.periodEnd } },
  });
  expect(await mails()).toEqual(['cancelled', 'paused']);
  expect(await resume(subscription)).toMatchObject({
    ok: true,
    subscription: { state: 'active', periodEnd: subscription.periodEnd },
  });
  await pause(subscription);
  await cancel(subscription);
  at('2027-02-28');
  await doDue(shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
  expect(await charges()).toBe(1);
});

test('what is paused beyond what was paid for ends when it is cancelled', async () => {
  const subscription = await subscribe(shop);
  await pause(subscription);
  clock.set(subscription.periodEnd);
  expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
  expect(await resume(subscription)).toEqual({ ok: false, error: 'ended' });
  expect(await charges()).toBe(1);
});

test('what was paid for is over and no renewal has begun: cancelled, it ends at once and no mail speaks of a payment', async () => {
  const subscription = await subscribe(shop);
  clock.set(subscription.periodEnd);
  expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
  expect(await mails()).toEqual(['ended']);
});

test('a licence that a dispute suspends is not renewed for weeks: cancelled meanwhile, it ends at once', async () => {
  const { payment, subscriptions } = await buy(shop);
  const subscription = subscriptions[0] ?? expect.fail();
  const { amountMinor, providerId } = payment;
  await bookDispute(deps, payment, {
    ...{ id: 'd', paymentId: providerId ?? '', status: 'open', reason: 'fraudulent' },
    ...{ amountMinor, currency: 'USD', openedAt: clock.now() },
  });
  at('2027-02-28');
  await doDue(shop);
  at('2027-03-14');
  expect(await again(shop, subscription)).toMatchObject({ state: 'active' });
  expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
  expect(await mails()).toEqual(['ended']);
  expect(await charges()).toBe(1);
});

test('who has not paid and cancels ends it at once, and the grace with it', async () => {
  const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  at('2027-02-28');
  await doDue(shop);
  at('2027-03-01');
  expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
  expect(await findLicence(db, subscription.licenceId)).toMatchObject({
    worksUntil: new Date('2027-02-28T10:00:00Z'),
  });
  expect((await shop.orders()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'paid']);
});

test('only its member and staff change it, and staff are written down', async () => {
  const subscription = await subscribe(shop);
  const stranger: Actor = { kind: 'member', memberId: subscription.id };
  const editor: Actor = { kind: 'staff', staffId: '2', email: 'eve@shop.test', role: 'editor' };
  for (const actor of [stranger, editor, { kind: 'visitor' } as const]) {
    expect(await cancel(subscription, 'period_end', actor)).toEqual({ ok: false, error: 'not_found' });
  }
  await cancel(subscription, 'period_end', support);
  expect(await auditOf(db, { kind: 'subscription', id: subscription.id })).toMatchObject([
    {
      ...{ action: 'subscription.cancel', actorEmail: 'sue@shop.test' },
      ...{ before: { state: 'active' }, after: { state: 'cancelling' } },
    },
  ]);
});

describe('at the moment of the renewal', () => {
  test('of cancelling and renewing at once, either the period is paid and ends it, or it has ended unpaid', async () => {
    for (let times = 0; times < 10; times++) {
      await shop.empty();
      at('2027-01-31');
      const subscription = await subscribe(shop);
      at('2027-02-28');
      await Promise.all([
        takeStep(deps, { subscriptionId: subscription.id }),
        cancel(subscription),
        takeStep(deps, { subscriptionId: subscription.id }),
      ]);
      const { state, terms } = await again(shop, subscription);
      const paid = (await shop.orders()).filter((order) => order.state === 'paid').length;
      expect([`ended 1 1`, `cancelling 2 2`]).toContain(`${state} ${terms} ${paid}`);
      expect(await charges()).toBe(paid);
      at('2027-05-01');
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'ended' });
      expect(await charges()).toBe(paid);
    }
  });

  test('before the card is asked, it ends and is not asked', async () => {
    const subscription = await subscribe(shop);
    at('2027-02-28');
    await changeSubscription(db, subscription.id, (tx, due, open) => beginRenewal(tx, deps, due, open));
    expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'ended' } });
    expect((await shop.orders()).map(({ state }) => state).toSorted()).toEqual(['cancelled', 'paid']);
  });

  test.each([
    ['paid', true],
    ['not paid', false],
  ])('while the card is asked and the answer is lost: it was %s', async (_, charged) => {
    const subscription = await subscribe(shop);
    const lost = await openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({
        ...own,
        async charge(asked) {
          if (charged) await own.charge(asked);
          throw new Error('socket hang up');
        },
      }),
    });
    at('2027-02-28');
    await takeStep(lost.deps, { subscriptionId: subscription.id });
    expect(await cancel(subscription)).toMatchObject({ ok: true, subscription: { state: 'cancelling' } });
    clock.set(new Date('2027-02-28T12:00:00Z'));
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'cancelling' });
    if (charged) await reconcile(deps);
    else await db.execute(`update shop.payments set state = 'failed' where state = 'starting'`);
    clock.set(new Date('2027-02-28T14:00:00Z'));
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject(
      charged
        ? { state: 'cancelling', periodEnd: new Date('2027-03-31T10:00:00Z') }
        : { state: 'ended', periodEnd: new Date('2027-02-28T10:00:00Z') },
    );
    await lost.close();
  });
});

const DECLINED = '4000 0000 0000 0341';

describe('cancelling is possible at any time, and nothing is charged afterwards', () => {
  const states: Record<string, () => Promise<Subscription>> = {
    'while it runs': () => subscribe(shop),
    'while a plan waits for the next renewal': async () => {
      const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
      const shown = { priceMinor: 1995, totalMinor: 0 };
      const asked = { subscriptionId: subscription.id, to: '1M', shown } as const;
      expect(await switchSubscription(deps, owner(subscription), asked)).toMatchObject({ next: 'later' });
      return subscription;
    },
    'while a new price waits for an answer': async () => {
      const subscription = await subscribe(shop);
      await announce(shop);
      return subscription;
    },
    'while it is paused': async () => {
      const subscription = await subscribe(shop);
      await pause(subscription);
      return subscription;
    },
    'while it is paused beyond what was paid for': async () => {
      const subscription = await subscribe(shop);
      await pause(subscription);
      at('2027-06-15');
      return subscription;
    },
    'while its card is tried again': async () => {
      const subscription = await subscribe(shop, undefined, { number: DECLINED });
      at('2027-02-28');
      await doDue(shop);
      expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
      return subscription;
    },
    'while it ends with its period': async () => {
      const subscription = await subscribe(shop);
      await cancel(subscription);
      return subscription;
    },
  };
  const paid = async () =>
    (await db.select().from(sandboxPayments)).filter(({ state }) => state === 'succeeded').length;

  test.for(Object.entries(states))('%s', async ([, come]) => {
    for (const when of ['period_end', 'now'] as const) {
      await shop.empty();
      await db.execute('truncate shop.price_changes cascade');
      at('2027-01-31');
      const subscription = await come();
      expect(await cancel(subscription, when)).toMatchObject({ ok: true });
      const before = await paid();
      for (const day of ['2027-02-28', '2027-07-31', '2028-01-31', '2028-03-15']) {
        at(day);
        await doDue(shop);
      }
      expect(await again(shop, subscription)).toMatchObject({ state: 'ended', endReason: 'cancelled' });
      expect(await paid()).toBe(before);
    }
  });
});

describe('resuming', () => {
  test('undoes cancelling within the period', async () => {
    const subscription = await subscribe(shop);
    await cancel(subscription);
    expect(await resume(subscription)).toMatchObject({ ok: true, subscription: { state: 'active' } });
    expect(await resume(subscription)).toEqual({ ok: false, error: 'nothing_to_resume' });
    at('2027-02-28');
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  });

  test('ends a pause: within the period nothing has been', async () => {
    const subscription = await subscribe(shop);
    expect(await pause(subscription)).toMatchObject({
      ok: true,
      subscription: { state: 'paused', dueAt: null },
    });
    await resume(subscription);
    const { state, nextStep, dueAt } = await again(shop, subscription);
    expect({ state, nextStep, dueAt }).toEqual({
      ...{ state: 'active', nextStep: subscription.nextStep, dueAt: subscription.dueAt },
    });
  });

  test('after the period begins a new one now, which is paid for at once', async () => {
    const subscription = await subscribe(shop);
    await pause(subscription);
    at('2027-02-28');
    await doDue(shop);
    expect(await charges()).toBe(1);
    at('2027-06-15');
    await resume(subscription);
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({
      ...{ state: 'active', periodStart: clock.now(), periodEnd: new Date('2027-07-15T10:00:00Z') },
    });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      worksUntil: new Date('2027-07-15T10:00:00Z'),
    });
    expect(await charges()).toBe(2);
  });

  test('with a card that is declined gives no time that is not paid for', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
    await pause(subscription);
    at('2027-06-15');
    await resume(subscription);
    await doDue(shop);
    expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({
      worksUntil: new Date('2027-02-28T10:00:00Z'),
    });
  });

  test('what waits for its money is not paused', async () => {
    const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
    at('2027-02-28');
    await doDue(shop);
    expect(await pause(subscription)).toEqual({ ok: false, error: 'payment_due' });
  });
});
