import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { begin, form, openCommerce } from '../../checkout/testing/commerce.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { findLicence } from '../../licences/find-licence.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import type { SubscriptionNews } from '../job-kinds.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const RENEWS = new Date('2027-02-28T10:00:00Z');
const clock = fixedClock(RENEWS);
const shop = await testCommerce({ clock });
const { db } = shop;
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
});
const charges = () => db.$count(sandboxPayments, eq(sandboxPayments.kind, 'charge'));
const mails = async () =>
  ((await shop.queued('subscriptions.mail')) as SubscriptionNews[]).map(({ kind }) => kind);

/** Runs the jobs for a number of hours, without any webhook. */
async function pass(hours: number, on: Pick<typeof shop, 'deps' | 'db'>) {
  for (let quarter = 0; quarter < hours * 4; quarter++) {
    clock.set(new Date(clock.now().getTime() + 15 * 60_000));
    await reconcile(on.deps);
    await doDue(on);
  }
}

const broken = (change: (own: PaymentProvider) => Partial<PaymentProvider>) =>
  openCommerce(shop.url, { clock, jobs: shop.jobs, provider: (own) => ({ ...own, ...change(own) }) });
const away = () => Promise.reject(new Error('socket hang up'));

describe('a renewal whose charge succeeds while its answer and its webhook are lost', () => {
  test('is paid for once, though the provider repeats its error for the same key', async () => {
    const subscription = await subscribe(shop);
    const lost = await broken((own) => ({
      async charge(asked) {
        await own.charge(asked);
        return away();
      },
    }));
    clock.set(RENEWS);
    await doDue(lost);
    await pass(14, lost);
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    const worksUntil = new Date('2027-03-31T10:00:00Z');
    expect(await findLicence(db, subscription.licenceId)).toMatchObject({ state: 'active', worksUntil });
    expect(await mails()).toEqual(['renewed']);
    await lost.close();
  });

  test('is not charged anew while the provider is away, for longer than it knows the key', async () => {
    const subscription = await subscribe(shop);
    const lost = await broken((own) => ({
      async charge(asked) {
        await own.charge(asked);
        return away();
      },
      findCharge: away,
    }));
    clock.set(RENEWS);
    await doDue(lost);
    await pass(14, lost);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 1 });
    await pass(2, shop);
    expect(await charges()).toBe(1);
    expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
    await lost.close();
  });
});

test('a renewal whose charge is under way stands, whatever its member buys meanwhile', async () => {
  const subscription = await subscribe(shop);
  const lost = await broken((own) => ({
    async charge(asked) {
      await own.charge(asked);
      return away();
    },
    findCharge: away,
  }));
  clock.set(RENEWS);
  await doDue(lost);
  await begin(shop, form('pid=643&opt643=1M', { member: { ...subscription, email: 'kei@example.test' } }));
  await pass(2, lost);
  await pass(1, shop);
  expect(await charges()).toBe(1);
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  await lost.close();
});

test('a renewal that was never charged is charged anew once nobody may ask with its key', async () => {
  const subscription = await subscribe(shop);
  const lost = await broken(() => ({ charge: away }));
  clock.set(RENEWS);
  await doDue(lost);
  await pass(11, lost);
  expect(await charges()).toBe(0);
  await pass(3, lost);
  await pass(1, shop);
  expect(await charges()).toBe(1);
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
  await lost.close();
});

test('a renewal that was declined while the answer was lost is past due, and its member is told', async () => {
  const subscription = await subscribe(shop, undefined, { number: '4000 0000 0000 0341' });
  const lost = await broken((own) => ({
    async charge(asked) {
      await own.charge(asked);
      return away();
    },
  }));
  clock.set(RENEWS);
  await doDue(lost);
  await pass(2, shop);
  expect(await again(shop, subscription)).toMatchObject({ state: 'past_due' });
  expect(await mails()).toEqual(['failed']);
  await lost.close();
});
