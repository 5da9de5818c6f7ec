import { fixedClock } from '@spindle/platform/clock.ts';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { ensureMember } from '../../accounts/ensure-member.ts';
import { DEMO_MEMBER, seedDemoMember } from '../../accounts/seed-demo.ts';
import { demoSession } from '../../accounts/testing/accounts.ts';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { forgetAtProvider } from '../../payments/cards/forget-customers.ts';
import { savedCards } from '../../payments/cards/tables.ts';
import { sandboxCards } from '../../payments/sandbox/tables.ts';
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

/** The demo member has a subscription, and with it a card at the provider; then their data are erased. */
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
  const { memberId: other } = await ensureMember(db, { email: 'other@mail.test', locale: 'en' });
  await erased(async () => {
    const [card] = await db.select().from(savedCards);
    await db.insert(savedCards).values({ ...(card ?? expect.fail('no card was kept')), memberId: other });
  });
  expect(await db.$count(savedCards, eq(savedCards.memberId, other))).toBe(1);
  expect(await forgets()).toEqual([]);
});
