import { fixedClock } from '@spindle/platform/clock.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { ensureMember } from '../../accounts/ensure-member.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { demoSession } from '../../accounts/testing/accounts.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { forgetAtProvider, forgetBilledCustomer } from '../../payments/cards/forget-customers.ts';
import { savedCards } from '../../payments/cards/tables.ts';
import type { PaymentProvider } from '../../payments/provider.ts';
import { sandboxCards } from '../../payments/sandbox/tables.ts';
import { subscriptions } from '../../subscriptions/tables.ts';
import { subscribe } from '../../subscriptions/testing/subscribed.ts';
import { askForErasure } from './ask-for-erasure.ts';
import { carryOutErasure } from './carry-out-erasure.ts';

const START = new Date('2027-01-31T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db, modules, provider } = shop;
const privacy = {
  ...deps,
  holdings: () => modules.flatMap(({ holds = [] }) => holds),
  erasures: () => modules.flatMap(({ erasure }) => erasure ?? []),
};
const FORGET = 'payments.forget-customer';
const clearQueue = () => db.execute(sql`update jobs.job set state = 'completed' where state = 'created'`);
const forgets = () => shop.queued(FORGET) as Promise<{ provider: string; customerId: string }[]>;

beforeEach(async () => {
  await shop.empty();
  await db.execute(sql`truncate shop.saved_cards, shop.guest_cards, shop.sandbox_cards`);
  clock.set(START);
});

/** The demo member has a subscription, and so a card at the provider; then their data are erased. */
async function erased(meanwhile: (memberId: string) => Promise<void> = async () => {}) {
  const { memberId } = await seedDemoMember(db);
  await subscribe(shop, undefined, { email: DEMO_MEMBER.email });
  const { viewer } = await demoSession(deps);
  expect(await askForErasure(deps, viewer)).toMatchObject({ ok: true });
  clock.set(new Date(START.getTime() + deps.config.erasureGraceDays * 86_400_000));
  await meanwhile(memberId);
  for (let times = 0; times < 2; times++) {
    await clearQueue();
    await carryOutErasure(privacy, { memberId });
  }
  return memberId;
}

test('the customer is deleted at the provider with the cards it keeps, by a job that is tried again', async () => {
  await erased();
  const [customer, ...more] = await forgets();
  if (!customer) return expect.fail('nothing is forgotten');
  expect(more).toEqual([]);
  expect(await db.$count(sandboxCards, eq(sandboxCards.customerId, customer.customerId))).toBe(1);
  const down = { ...provider, forgetCustomer: () => Promise.reject(new Error('down')) };
  await expect(forgetAtProvider({ providers: [down] }, customer)).rejects.toThrow('down');
  for (let times = 0; times < 2; times++) await forgetAtProvider({ providers: [provider] }, customer);
  expect(await db.$count(sandboxCards)).toBe(0);
  await expect(forgetAtProvider({ providers: [] }, customer)).rejects.toThrow(/no provider/);
});

test('so is one whose card another has taken the place of, by the payment that it was given for', async () => {
  let before = '';
  await erased(async () => {
    const [card] = await db.select().from(savedCards);
    before = card?.customerId ?? expect.fail('no card was kept');
    await db.update(savedCards).set({ customerId: 'sbc_later' });
  });
  expect((await forgets()).map(({ customerId }) => customerId).toSorted()).toEqual(
    [before, 'sbc_later'].toSorted(),
  );
});

test('one that is another member’s as well is left to them', async () => {
  const { memberId: other } = await ensureMember(db, {
    email: 'other@mail.test',
    locale: 'en',
    at: () => new Date(),
  });
  await erased(async () => {
    const [card] = await db.select().from(savedCards);
    await db.insert(savedCards).values({ ...(card ?? expect.fail('no card was kept')), memberId: other });
  });
  expect(await db.$count(savedCards, eq(savedCards.memberId, other))).toBe(1);
  expect(await forgets()).toEqual([]);
});

describe('one whom a provider has charged by itself and the shop never has', () => {
  const forgotten: string[] = [];
  /** Like Stripe, with a subscription of its own. */
  const biller: PaymentProvider = {
    ...provider,
    billing: {
      provider: provider.name,
      find: () => Promise.resolve(undefined),
      end: () => Promise.resolve(undefined),
      customerOf: (id) => Promise.resolve(id === 'sub_1' ? 'cus_1' : undefined),
    },
    async forgetCustomer(customerId) {
      forgotten.push(customerId);
    },
  };
  const takenOver = () =>
    erased(async () => {
      await db.update(subscriptions).set({ billedAs: 'sub_1' });
      await db.delete(savedCards);
    });
  const billed = () => shop.queued('payments.forget-billed');
  beforeEach(() => {
    forgotten.length = 0;
  });

  test('is asked for by the subscription, and deleted there', async () => {
    await takenOver();
    expect(await billed()).toEqual([{ billedAs: 'sub_1' }]);
    await forgetBilledCustomer({ db, providers: [biller] }, { billedAs: 'sub_1' });
    expect(forgotten).toEqual(['cus_1']);
    // The provider has no such subscription (any more).
    await forgetBilledCustomer({ db, providers: [biller] }, { billedAs: 'sub_2' });
    expect(forgotten).toEqual(['cus_1']);
  });

  test('is tried again while the provider does not answer or is not set up', async () => {
    const down = { ...biller, forgetCustomer: () => Promise.reject(new Error('down')) };
    const forget = (providers: readonly PaymentProvider[]) =>
      forgetBilledCustomer({ db, providers }, { billedAs: 'sub_1' });
    await expect(forget([down])).rejects.toThrow('down');
    await expect(forget([provider])).rejects.toThrow(/no provider/);
  });

  test('is left to another member who pays as the same customer', async () => {
    const { memberId } = await ensureMember(db, {
      email: 'other@mail.test',
      locale: 'en',
      at: () => new Date(),
    });
    await erased(async () => {
      const [card] = await db.select().from(savedCards);
      await db.update(subscriptions).set({ billedAs: 'sub_1' });
      const theirs = { ...(card ?? expect.fail('no card was kept')), memberId, customerId: 'cus_1' };
      await db.insert(savedCards).values(theirs);
    });
    await forgetBilledCustomer({ db, providers: [biller] }, { billedAs: 'sub_1' });
    expect(forgotten).toEqual([]);
  });

  test('nobody is asked for where nothing was taken over', async () => {
    await erased();
    expect(await billed()).toEqual([]);
  });
});
