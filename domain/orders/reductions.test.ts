import { expect, test } from 'vitest';
import { nameReduction, reductionsOf } from './reductions.ts';

const couponCode = 'DNC10';
const unknown = { couponMinor: null, promotionMinor: null, creditMinor: null };

test('the reductions of several lines are added up by kind, in the order in which they are taken off', () => {
  const lines = [
    { discountMinor: 900, couponMinor: 400, promotionMinor: 500, creditMinor: 0 },
    { discountMinor: 300, couponMinor: 300, promotionMinor: 0, creditMinor: 0 },
    { discountMinor: 0, ...unknown },
  ];
  expect(reductionsOf(lines, { couponCode })).toEqual([
    { kind: 'promotion', code: null, offMinor: 500 },
    { kind: 'coupon', code: 'DNC10', offMinor: 700 },
  ]);
});

test('of a line that is older than what is kept now, nothing is claimed: it says a discount', () => {
  const reductions = reductionsOf([{ discountMinor: 499, ...unknown }], { couponCode });
  expect(reductions).toEqual([{ kind: 'other', code: null, offMinor: 499 }]);
  expect(reductions.map((each) => nameReduction('en', each))).toEqual(['Discount']);
});

test.each([
  ['en', 'Credit from an earlier period'],
  ['de', 'Guthaben aus einem früheren Zeitraum'],
  ['ja', '以前の期間の残額'],
  ['fr', 'Avoir d’une période antérieure'],
  ['zh', '先前期間的餘額抵扣'],
] as const)(
  'a credit may be months old, and is not said to be of the period before, in %s',
  (locale, said) => {
    expect(nameReduction(locale, { kind: 'credit', code: null })).toBe(said);
  },
);

test.each([
  ['en', 'Coupon DNC10'],
  ['de', 'Gutschein DNC10'],
  ['ja', 'クーポン（DNC10）'],
  ['fr', 'Code promo DNC10'],
  ['zh', '優惠碼 DNC10'],
] as const)('a coupon is named with its code in %s', (locale, said) => {
  expect(nameReduction(locale, { kind: 'coupon', code: 'DNC10' })).toBe(said);
});
