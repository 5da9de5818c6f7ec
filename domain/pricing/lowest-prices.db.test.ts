import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { projectOffer } from '../catalogue/project-offer.ts';
import { offerPriceHistory } from '../catalogue/tables.ts';
import { withdrawOffer } from '../catalogue/withdraw-offer.ts';
import { offer } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { bestPrices } from './best-prices.ts';
import { changeCoupon } from './change-coupon.ts';
import { changePromotion } from './change-promotion.ts';
import { endCoupon } from './end-coupon.ts';
import { lowestPrices } from './lowest-prices.ts';
import { makeCoupon } from './make-coupon.ts';
import { makePromotion } from './make-promotion.ts';
import { coupons, promotions, reductionHistory } from './tables.ts';

const START = Date.parse('2026-01-01T00:00:00Z');
const day = (number: number) => new Date(START + number * 86_400_000);
const clock = fixedClock(day(0));
const { deps, db } = await testCommerce({ clock });
const editor: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' };

const sells = (number: number, amountMinor: number) =>
  projectOffer(
    db,
    offer('643', 'DVD Ripper', { prices: [{ licenceType: 'LFT', currency: 'EUR', amountMinor }] }),
    day(number),
  );
const promote = (key: string, starts: number, ends: number, change: object = {}) =>
  makePromotion(deps, editor, {
    ...{ key, name: key, pids: ['643'], licenceTypes: [], countries: [], tags: [], payPercent: 80 },
    ...{ startsAt: day(starts), endsAt: day(ends), stacking: 'alone', maxUses: null },
    ...{ maxUsesPerCustomer: null, ...change },
  });
/** The price shown on a day, and the lowest one before. */
async function said(number: number) {
  clock.set(day(number));
  const visitor = { country: undefined, member: undefined };
  const lines = await bestPrices(deps, { pids: ['643'], currency: 'EUR', visitor });
  const [lowest] = await lowestPrices(deps, { lines, currency: 'EUR' });
  return [lines[0]?.totalMinor, lowest];
}

beforeEach(async () => {
  clock.set(day(0));
  await db.delete(reductionHistory);
  await db.delete(promotions);
  await db.delete(coupons);
  await db.delete(offerPriceHistory);
  await sells(0, 5000);
});

test('what is not reduced has none', async () => {
  expect(await said(10)).toEqual([5000, undefined]);
});

test('is the list price where nothing was reduced before', async () => {
  await promote('week', 40, 47);
  expect(await said(41)).toEqual([4000, 5000]);
});

test('is a lower list price of the 30 days before, and not one of earlier', async () => {
  await sells(20, 4500);
  await sells(25, 5000);
  await promote('week', 40, 47);
  expect(await said(41)).toEqual([4000, 4500]);
  await promote('later', 60, 67);
  expect(await said(61)).toEqual([4000, 4000]);
  await promote('much-later', 120, 127);
  expect(await said(121)).toEqual([4000, 5000]);
});

test('counts public coupons, and no others', async () => {
  const fields = { pids: ['643'], maxUses: null };
  clock.set(day(10));
  await makeCoupon(deps, editor, { code: 'OPEN', audience: 'public', payPercent: 90, ...fields });
  await makeCoupon(deps, editor, { code: 'HIDDEN', audience: 'link', payPercent: 50, ...fields });
  clock.set(day(20));
  await endCoupon(deps, editor, { code: 'OPEN' });
  await promote('week', 40, 47);
  expect(await said(41)).toEqual([4000, 4500]);
});

test('does not count what only kinds of customers could have, nor what countries outside the EU could', async () => {
  await promote('owners', 5, 30, { tags: ['customer'], payPercent: 50 });
  await promote('japan', 5, 30, { countries: ['JP'], payPercent: 60 });
  await promote('week', 40, 47);
  expect(await said(41)).toEqual([4000, 5000]);
  await promote('germany', 50, 55, { countries: ['JP', 'DE'], payPercent: 70 });
  await promote('next', 60, 67);
  expect(await said(61)).toEqual([4000, 3500]);
});

test('looks at the days before the reduction, however long that lasts', async () => {
  await promote('summer', 40, 140);
  expect(await said(139)).toEqual([4000, 5000]);
});

test('stays what it was when something else of the reduction is changed than how much it takes off, and of what', async () => {
  const week = { pids: ['643'], licenceTypes: [], countries: [], tags: [], payPercent: 80 };
  await promote('week', 40, 47);
  clock.set(day(42));
  const change = (fields: object) =>
    changePromotion(deps, editor, {
      ...{ key: 'week', name: 'Disc week', ...week, startsAt: day(40), endsAt: day(50), stacking: 'alone' },
      ...{ maxUses: 500, maxUsesPerCustomer: null, ...fields },
    });
  expect(await change({})).toEqual({ ok: true });
  expect(await said(43)).toEqual([4000, 5000]);
  expect(await said(49)).toEqual([4000, 5000]);
  clock.set(day(44));
  await change({ payPercent: 70 });
  expect(await said(45)).toEqual([3500, 4000]);
  const code = { code: 'OPEN', audience: 'public' as const, pids: ['643'], payPercent: 60 };
  clock.set(day(60));
  await makeCoupon(deps, editor, { ...code, maxUses: null });
  clock.set(day(90));
  await changeCoupon(deps, editor, { ...code, maxUses: 1000 });
  expect(await said(95)).toEqual([3000, 3500]);
  clock.set(day(96));
  await changeCoupon(deps, editor, { ...code, audience: 'link', maxUses: 1000 });
  expect(await said(97)).toEqual([5000, undefined]);
});

test('of a product that was not sold before is not known', async () => {
  await db.delete(offerPriceHistory);
  await withdrawOffer(db, '643', day(1));
  await promote('week', 40, 47);
  await sells(40, 5000);
  expect(await said(41)).toEqual([4000, undefined]);
});

test('the history of list prices knows what changed and nothing else', async () => {
  await sells(1, 5000);
  await sells(2, 4000);
  await withdrawOffer(db, '643', day(3));
  await sells(4, 4000);
  const kept = await db.select().from(offerPriceHistory).orderBy(offerPriceHistory.fromAt);
  expect(kept.map(({ amountMinor, fromAt, toAt }) => [amountMinor, fromAt, toAt])).toEqual([
    [5000, day(0), day(2)],
    [4000, day(2), day(3)],
    [4000, day(4), null],
  ]);
});
