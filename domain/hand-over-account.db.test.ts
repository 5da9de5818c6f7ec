import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { revertAddressChange } from './accounts/address/revert-address-change.ts';
import { hashToken } from './accounts/passwords/hash-token.ts';
import { addressChanges, members } from './accounts/tables.ts';
import { auditOf } from './audit/audit-of.ts';
import { settleCheckout } from './checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from './checkout/testing/commerce.ts';
import { testCommerce } from './checkout/testing/test-commerce.ts';
import { licencesOfMember } from './licences/licences-of-member.ts';
import { findCard } from './payments/cards/find-card.ts';
import { guestCards, savedCards } from './payments/cards/tables.ts';
import { paySandbox } from './payments/sandbox/pay-sandbox.ts';
import { subscriptionsOfMember } from './subscriptions/subscriptions-of-member.ts';
import { again, doDue, subscribe } from './subscriptions/testing/subscribed.ts';

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
  // The owner's account has been moved away, and this link undoes it.
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

test('an account that is somebody’s stays, and so does what it has', async () => {
  const { memberId } = await subscribe(shop, undefined, { email: OLD });
  // Brought from another shop.
  await db.execute(
    `update shop.members set email_verified = true, created_at = '2020-01-01' where email = '${OLD}'`,
  );
  expect(await undo()).toEqual({ ok: false, error: 'address_in_use' });
  expect(await shop.orders()).toMatchObject([{ memberId }]);
});
