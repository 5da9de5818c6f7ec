import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { askToAct } from './accounts/acting/ask-to-act.ts';
import { beginActing } from './accounts/acting/begin-acting.ts';
import { listActings } from './accounts/acting/list-actings.ts';
import { revertAddressChange } from './accounts/address/revert-address-change.ts';
import { hashToken } from './accounts/passwords/hash-token.ts';
import { openSession } from './accounts/sessions/open-session.ts';
import { addressChanges, members } from './accounts/tables.ts';
import { testSender } from './accounts/testing/accounts.ts';
import { auditOf } from './audit/audit-of.ts';
import { settleCheckout } from './checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD, openCommerce } from './checkout/testing/commerce.ts';
import { testCommerce } from './checkout/testing/test-commerce.ts';
import { reconcile } from './fulfilment/reconcile.ts';
import { issueLicence } from './licences/issue-licence.ts';
import { licencesOfMember } from './licences/licences-of-member.ts';
import { gatherMergedThings } from './members/gather-merged.ts';
import { ada } from './members/testing/merge-shop.ts';
import { importedRecords } from './moving-in/tables.ts';
import { importDesk } from './moving-in/testing/import-desk.ts';
import { orders } from './orders/tables.ts';
import type { BilledSubscription, ProviderBilling } from './payments/billing.ts';
import { findCard } from './payments/cards/find-card.ts';
import { guestCards, savedCards } from './payments/cards/tables.ts';
import { paySandbox } from './payments/sandbox/pay-sandbox.ts';
import { stateCountry } from './subscriptions/periods/state-country.ts';
import { subscriptionsOfMember } from './subscriptions/subscriptions-of-member.ts';
import { again, buy, doDue, subscribe } from './subscriptions/testing/subscribed.ts';

const OLD = 'kei@example.test';
const START = new Date('2027-04-01T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let ownerId: string;
let token: string;
beforeEach(async () => {
  await shop.empty();
  await db.delete(savedCards);
  await db.delete(guestCards);
  clock.set(START);
  // The owner's account was moved to another address, and this link undoes that.
  ({ memberId: ownerId } = await deps.ensureMember(db, { email: 'away@example.test', locale: 'en' }));
  token = randomUUID();
  await db.insert(addressChanges).values({
    ...{ id: randomUUID(), memberId: ownerId, oldEmail: OLD, newEmail: 'away@example.test' },
    ...{ expiresAt: clock.now(), changedAt: clock.now(), revertHash: hashToken(token) },
  });
});
const undo = () => revertAddressChange(deps, { token, ip: '192.0.2.1' });
const accounts = () => db.select({ id: members.id, email: members.email }).from(members);

test('what guests have bought with the old address belongs to its owner, and renews as it did', async () => {
  const bought = await subscribe(shop, undefined, { asGuest: true, email: OLD });
  expect(bought.memberId).not.toBe(ownerId);
  expect(await undo()).toEqual({ ok: true, email: OLD });
  expect(await accounts()).toEqual([{ id: ownerId, email: OLD }]);
  expect(await shop.orders()).toMatchObject([{ memberId: ownerId }]);
  expect(await licencesOfMember(deps, { memberId: ownerId })).toMatchObject([{ id: bought.licenceId }]);
  expect(await subscriptionsOfMember(db, ownerId)).toMatchObject([{ id: bought.id }]);
  const entries = await auditOf(db, { kind: 'member', id: ownerId });
  expect(entries).toMatchObject([{ action: 'member.merge', before: { other: bought.memberId } }]);
  clock.set(bought.periodEnd);
  await doDue(shop);
  expect(await again(shop, bought)).toMatchObject({ terms: 2, guestOrderId: bought.guestOrderId });
});

test('the owner’s card pays nothing of it, also where one card was kept for the whole account', async () => {
  const bought = await subscribe(shop, undefined, { email: OLD });
  await db.update(savedCards).set({ givenByMember: false });
  const own = { memberId: ownerId, provider: 'sandbox', customerId: 'own', methodId: 'own', brand: 'visa' };
  const good = { lastFour: '1111', expMonth: 12, expYear: 2034, savedAt: clock.now(), givenByMember: true };
  await db.insert(savedCards).values({ ...own, ...good });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await findCard(db, own)).toMatchObject({ lastFour: '1111', givenByMember: true });
  const { guestOrderId } = await again(shop, bought);
  expect(await findCard(db, { ...own, guestOrderId })).toMatchObject({ lastFour: '4242' });
  clock.set(bought.periodEnd);
  await doDue(shop);
  expect(await again(shop, bought)).toMatchObject({ state: 'active', terms: 2 });
});

test('nor what was charged there already and is answered only afterwards', async () => {
  const bought = await subscribe(shop, undefined, { email: OLD });
  const own = { memberId: ownerId, provider: 'sandbox', customerId: 'own', methodId: 'own', brand: 'visa' };
  const good = { lastFour: '1111', expMonth: 12, expYear: 2034, savedAt: clock.now(), givenByMember: true };
  await db.insert(savedCards).values({ ...own, ...good });
  const silent = await openCommerce(shop.url, {
    ...{ clock, jobs: shop.jobs },
    provider: (provider) => ({
      ...provider,
      async charge(asked) {
        await provider.charge(asked);
        throw new Error('socket hang up');
      },
    }),
  });
  clock.set(bought.periodEnd);
  await doDue(silent);
  await silent.close();
  await db.update(addressChanges).set({ expiresAt: clock.now(), changedAt: clock.now() });
  expect(await undo()).toMatchObject({ ok: true });
  clock.set(new Date(clock.now().getTime() + 3_600_000));
  await reconcile(deps);
  const renewed = await again(shop, bought);
  expect(renewed).toMatchObject({ memberId: ownerId, terms: 2, guestOrderId: expect.any(String) });
  const { guestOrderId } = renewed;
  expect(await findCard(db, { ...own, guestOrderId })).toMatchObject({ lastFour: '4242' });
  expect(await findCard(db, own)).toMatchObject({ lastFour: '1111' });
});

test('orders that are fulfilled at that moment belong to it, too', async () => {
  for (let round = 0; round < 3; round += 1) {
    await db.update(members).set({ email: 'away@example.test' });
    await db.update(addressChanges).set({ revertedAt: null });
    const started = await Promise.all([1, 2, 3].map(() => begin(shop, form(undefined, { email: OLD }))));
    for (const { sandboxId: paymentId } of started) await paySandbox(deps, { paymentId, card: GOOD_CARD });
    const [undone] = await Promise.all([undo(), ...started.map((each) => settleCheckout(deps, each))]);
    expect(undone).toEqual({ ok: true, email: OLD });
    expect(await accounts()).toEqual([{ id: ownerId, email: OLD }]);
    const orders = await shop.orders();
    expect(orders.map(({ state, memberId }) => [state, memberId])).toEqual(
      orders.map(() => ['paid', ownerId]),
    );
    expect(await licencesOfMember(deps, { memberId: ownerId })).toHaveLength(3 * (round + 1));
  }
});

/** What the mailbox's owner can do with a guest's account while the address is held: set a password with a mailed link. */
async function prove(memberId: string): Promise<void> {
  await db.update(members).set({ emailVerified: true }).where(eq(members.id, memberId));
  const opened = await openSession(deps, { memberId, way: 'reset_link', sender: testSender() });
  expect(opened).toMatchObject({ ok: true });
}

test('a second account of the owner’s own keeps its card, its history, its name and where they live, and what is written for it too late', async () => {
  const bought = await subscribe(shop, undefined, { asGuest: true, email: OLD });
  const { memberId } = bought;
  await prove(memberId);
  await db.update(members).set({ name: 'Kei', country: 'JP', vip: 2 }).where(eq(members.id, memberId));
  const asked = { memberId, subscriptionId: bought.id, country: 'CA', network: undefined };
  await stateCountry({ ...deps, blockedCountries: [] }, asked);
  const second = await buy(shop, undefined, { email: OLD });
  const own = { memberId, provider: 'sandbox', customerId: 'own', methodId: 'own', brand: 'visa' };
  const good = { lastFour: '1111', expMonth: 12, expYear: 2034, savedAt: clock.now(), givenByMember: true };
  await db
    .insert(savedCards)
    .values({ ...own, ...good })
    .onConflictDoUpdate({ target: [savedCards.memberId, savedCards.provider], set: good });
  const ticket = await askToAct(deps, ada, { memberId, reason: 'They asked for it' });
  if (ticket.ok) await beginActing(deps, { ticket: ticket.ticket, sender: testSender() });
  expect(await undo()).toEqual({ ok: true, email: OLD });
  expect(await db.select().from(members)).toMatchObject([
    { id: ownerId, email: OLD, name: 'Kei', country: 'JP', vip: 2 },
  ]);
  expect(await findCard(db, { memberId: ownerId, provider: 'sandbox' })).toMatchObject({ lastFour: '1111' });
  expect(await again(shop, bought)).toMatchObject({ memberId: ownerId, statedCountry: { country: 'CA' } });
  expect(await listActings(deps, { memberId: ownerId })).toMatchObject([{ reason: 'They asked for it' }]);
  // Placed by a page that read its session before, and written after the account was gone.
  await db.update(orders).set({ memberId }).where(eq(orders.id, second.payment.orderId));
  const queued = await shop.queued('members.gather-merged');
  expect(queued).toEqual([{ lostId: memberId }]);
  await gatherMergedThings(deps, { lostId: memberId });
  expect((await shop.orders()).map((order) => order.memberId)).toEqual([ownerId, ownerId]);
});

test('who of support looked into the account of a guest stays known', async () => {
  const { memberId } = await subscribe(shop, undefined, { asGuest: true, email: OLD });
  const ticket = await askToAct(deps, ada, { memberId, reason: 'They asked for it' });
  if (ticket.ok) await beginActing(deps, { ticket: ticket.ticket, sender: testSender() });
  expect(await undo()).toMatchObject({ ok: true });
  expect(await listActings(deps, { memberId: ownerId })).toMatchObject([{ reason: 'They asked for it' }]);
});

describe('an account that is brought from another shop while the address is held stays,', () => {
  const desk = importDesk(shop);
  const customer = (rest: string) => `id,email,name,verified,created\nC-1,${OLD},Kei,${rest}\n`;
  beforeEach(() => db.delete(importedRecords));

  test.each([
    ['proved there', 'yes,'],
    ['proved there long ago', 'yes,2020-01-01'],
    ['not proved', 'no,'],
    ['not proved, and begun long ago', 'no,2020-01-01'],
  ])('%s', async (_, rest) => {
    clock.set(new Date(START.getTime() + 60_000));
    expect(await desk.run({ customers: customer(rest) })).toMatchObject({ ok: true });
    expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
    expect(await accounts()).toHaveLength(2);
  });

  test('also where a guest had begun it', async () => {
    const { memberId } = await subscribe(shop, undefined, { asGuest: true, email: OLD });
    expect(await desk.run({ customers: customer('yes,') })).toMatchObject({ ok: true });
    expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
    expect(await shop.orders()).toMatchObject([{ memberId }]);
  });

  test.each([
    [
      'licence',
      { licences: `id,key,customer,pid,licence_type,issued\nL-1,SOMEBODYS-0001,${OLD},643,LFT,2021-03-04\n` },
    ],
    [
      'past order',
      {
        orders: `id,order,customer,placed,pid,quantity,currency,total\nA-1,A-1,${OLD},2025-12-01,643,1,USD,49.95\n`,
      },
    ],
  ])('also where a guest had begun it, and their %s alone is brought', async (_, files) => {
    const { memberId } = await subscribe(shop, undefined, { asGuest: true, email: OLD });
    expect(await desk.run(files)).toMatchObject({ ok: true, done: [{ counts: { created: 1 } }] });
    expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
    expect(await shop.orders()).toMatchObject([{ memberId }]);
  });

  test('also where a subscription alone is brought, of a licence that the shop has issued', async () => {
    const { memberId } = await deps.ensureMember(db, { email: OLD, locale: 'en' });
    const term = { memberId, pid: '643', productName: 'DVD Ripper', licenceType: '1M' } as const;
    const origin = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
    const { key, worksUntil } = await db.transaction((tx) => issueLicence(tx, term, origin, clock.now()));
    const runs: BilledSubscription = {
      ...{ id: 'sub_1', status: 'runs', ends: false, endedHere: false, term: '1M', currency: 'USD' },
      ...{ periodStart: START, periodEnd: worksUntil ?? expect.fail(), anchorAt: START },
      startedAt: START,
      ...{ amountMinor: 1995, obstacle: undefined, country: 'JP', card: undefined },
    };
    const billing: ProviderBilling = {
      provider: 'stripe',
      find: async () => runs,
      customerOf: async () => undefined,
      end: async () => ({ ...runs, ends: true, endedHere: true }),
    };
    const brought = await desk.run({ subscriptions: `id,licence\nsub_1,${key}\n` }, { billing });
    expect(brought).toMatchObject({ ok: true, done: [{ counts: { created: 1 } }] });
    expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
    expect(await accounts()).toHaveLength(2);
  });
});

test.each([
  ['blocked', { blockedAt: START, blockedReason: 'Fraud.' }],
  ['about to be erased', { closedAt: START }],
])('a guest’s account that is %s stays so', async (_, state) => {
  const { memberId } = await subscribe(shop, undefined, { asGuest: true, email: OLD });
  await db.update(members).set(state).where(eq(members.id, memberId));
  expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
  expect(await db.select().from(members).where(eq(members.id, memberId))).toMatchObject([state]);
});

test('an account that is somebody’s stays, and so does what it has', async () => {
  const { memberId } = await subscribe(shop, undefined, { email: OLD });
  // Makes the account look imported from another shop.
  await db.execute(
    `update shop.members set email_verified = true, created_at = '2020-01-01' where email = '${OLD}'`,
  );
  expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
  expect(await shop.orders()).toMatchObject([{ memberId }]);
});
