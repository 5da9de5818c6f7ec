import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { makeCoupon } from '../pricing/make-coupon.ts';
import { makePromotion } from '../pricing/make-promotion.ts';
import { coupons, promotions, promotionUses } from '../pricing/tables.ts';
import { quoteCheckout } from './quote-checkout.ts';
import { startCheckout } from './start-checkout.ts';
import { begin, form, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'admin' };
const member = () => ({ memberId: randomUUID(), email: `${randomUUID()}@example.test` });
const states = async () => (await shop.orders()).map(({ state }) => state).toSorted();

beforeEach(async () => {
  await shop.empty();
  for (const table of [promotionUses, promotions]) await db.delete(table);
});

/** For one order, at half the price: 2498 of 4995. */
async function couponForOne() {
  const code = `ONE${randomUUID().slice(0, 8).toUpperCase()}`;
  const pids = ['643', '646'];
  await makeCoupon(deps, admin, { code, audience: 'link', pids, payPercent: 50, maxUses: 1 });
  const used = async () => (await db.select().from(coupons)).find((coupon) => coupon.code === code)?.used;
  return { code, used, query: `pid=643&opt643=LFT&coupon=${code}` };
}
/** Twenty per cent off, once for each customer: 3996 of 4995. */
async function promotionForOne() {
  const [startsAt, endsAt] = [new Date(Date.now() - 86_400_000), new Date(Date.now() + 86_400_000)];
  await makePromotion(deps, admin, {
    ...{ key: 'disc-week', name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
    ...{ startsAt, endsAt, payPercent: 80, stacking: 'alone', maxUses: null, maxUsesPerCustomer: 1 },
  });
}

test('who comes back from the payment page is shown the same price, and the order of before ends for it', async () => {
  await promotionForOne();
  const who = member();
  const asked = () => form(undefined, { member: who, email: who.email, shownTotalMinor: 3996 });
  await begin(shop, asked());
  const sameBuyer = { memberId: who.memberId, checkoutIds: [], browser: undefined };
  const page = { ...asked(), blockedCountries: [] };
  expect(await quoteCheckout(deps, { ...page, sameBuyer })).toMatchObject({ quote: { totalMinor: 3996 } });
  expect(await startCheckout(deps, asked())).toMatchObject({ ok: true });
  expect(await states()).toEqual(['cancelled', 'pending']);
  expect(await db.$count(promotionUses)).toBe(1);
});

test('so it is with the only use of a coupon, for a guest in the same browser', async () => {
  const { query, used } = await couponForOne();
  const first = await begin(shop, form(query, { shownTotalMinor: 2498 }));
  const again = form(query, { checkoutIds: [first.checkoutId], shownTotalMinor: 2498 });
  expect(await startCheckout(deps, again)).toMatchObject({ ok: true });
  expect(await states()).toEqual(['cancelled', 'pending']);
  expect(await used()).toBe(1);
});

test('and for who changes the basket meanwhile', async () => {
  const { code, query, used } = await couponForOne();
  const first = await begin(shop, form(query));
  const other = form(`pid=643&opt643=1Y&coupon=${code}`, { checkoutIds: [first.checkoutId] });
  expect(await startCheckout(deps, other)).toMatchObject({ ok: true });
  expect(await states()).toEqual(['cancelled', 'pending']);
  expect(await used()).toBe(1);
});

test('somebody else’s unpaid order keeps what it has', async () => {
  const { query } = await couponForOne();
  await begin(shop, form(query));
  const who = member();
  expect(await startCheckout(deps, form(query, { member: who, email: who.email }))).toEqual({
    ...{ ok: false, error: 'coupon_used_up' },
  });
  expect(await states()).toEqual(['pending']);
});

test('what was paid meanwhile has had its use: the same basket leads to it, another one is refused', async () => {
  const { code, query, used } = await couponForOne();
  const first = await begin(shop, form(query));
  await paySandbox(deps, { paymentId: first.sandboxId, card: GOOD_CARD });
  const own = { checkoutIds: [first.checkoutId] };
  const other = form(`pid=643&opt643=1Y&coupon=${code}`, own);
  expect(await startCheckout(deps, other)).toEqual({ ok: false, error: 'coupon_used_up' });
  expect(await startCheckout(deps, form(query, { ...own, again: true }))).toEqual({
    ...{ ok: false, error: 'coupon_used_up' },
  });
  expect(await states()).toEqual(['paid']);
  expect(await used()).toBe(1);
});

test('of many who want the last use at once, nobody loses an unpaid order that holds none of it', async () => {
  const { code } = await couponForOne();
  await promotionForOne();
  const buyers = Array.from({ length: 8 }, member);
  const own = (who: ReturnType<typeof member>) => ({ member: who, email: who.email });
  for (const who of buyers) await begin(shop, form(undefined, own(who)));
  const started = await Promise.all(
    buyers.map((who) => startCheckout(deps, form(`pid=646&opt646=LFT&coupon=${code}`, own(who)))),
  );
  expect(started.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await states()).toEqual(Array(9).fill('pending'));
});

test('of two tabs at once, one order is left with the use', async () => {
  const { query, used } = await couponForOne();
  const first = await begin(shop, form(query));
  const own = { checkoutIds: [first.checkoutId] };
  await Promise.all([startCheckout(deps, form(query, own)), startCheckout(deps, form(query, own))]);
  expect((await states()).filter((state) => state === 'pending')).toHaveLength(1);
  expect(await used()).toBe(1);
});
