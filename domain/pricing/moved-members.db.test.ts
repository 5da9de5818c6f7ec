import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { addressChanges, members } from '../accounts/tables.ts';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { customerTags } from './customer-tags.ts';
import type { PriceMember } from './promotion.ts';
import { readPriceContext } from './read-price-context.ts';
import { coupons } from './tables.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const email = 'kei@example.test';
const newEmail = 'moved@example.test';
let memberId: string;
beforeEach(async () => {
  await shop.empty();
  ({ memberId } = await deps.ensureMember(db, { email, locale: 'en' }));
});

/** Changes the address of the account. */
async function move(): Promise<PriceMember> {
  const at = new Date();
  await db.update(members).set({ email: newEmail });
  const change = { id: randomUUID(), memberId, oldEmail: email, newEmail, expiresAt: at, changedAt: at };
  await db.insert(addressChanges).values(change);
  return { memberId, email: newEmail };
}

test('a member whose account has moved is no new customer, and owns what was bought before', async () => {
  const started = await begin(shop, form(undefined, { member: { memberId, email } }));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  expect(await customerTags(db, await move())).toEqual(['member', 'customer', 'owns_643']);
  const { memberId: other } = await deps.ensureMember(db, { email, locale: 'en' });
  expect(await customerTags(db, { memberId: other, email })).toEqual(['member', 'new_customer']);
});

test('a member’s own coupon goes with the account, until the old address is somebody else’s', async () => {
  const code = 'KEIS-OWN';
  await db.insert(coupons).values({ code, audience: 'person', email, pids: ['643'], payPercent: 50 });
  const asked = { at: new Date(), code, discountsProhibited: false, country: undefined };
  const isTheirs = async (member: PriceMember | undefined) =>
    (await readPriceContext({ db }, { ...asked, member })).coupon?.isTheirs;
  expect(await isTheirs({ memberId, email })).toBe(true);
  const moved = await move();
  expect(await isTheirs(moved)).toBe(true);
  expect(await isTheirs({ memberId: randomUUID(), email: newEmail })).toBe(false);
  expect(await isTheirs(undefined)).toBe(false);
  const { memberId: other } = await deps.ensureMember(db, { email, locale: 'en' });
  expect(await isTheirs(moved)).toBe(true);
  await db.execute(`update shop.members set email_verified = true where id = '${other}'`);
  expect(await isTheirs(moved)).toBe(false);
});
