import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, smallestUnit } from './coupon.ts';
import { type LineToPrice, type PriceContext, priceLines } from './price-lines.ts';

const line = (pid: string, listMinor: number): LineToPrice => ({ pid, licenceType: 'LFT', listMinor });
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ code: 'DNC10', audience: 'link', email: null, pids: ['643', '646'], payPercent: 90 },
  ...{ maxUses: null, used: 0, ...change },
});
const withCoupon = (found: Coupon | undefined, change: object = {}): PriceContext => ({
  coupon: { code: found?.code ?? 'NONE', found, prohibited: false },
  memberEmail: undefined,
  ...change,
});
const nothing: PriceContext = { coupon: undefined, memberEmail: undefined };

describe('a basket', () => {
  test('without a coupon costs what is listed', () => {
    const priced = priceLines([line('643', 4995), line('641', 1995)], 'USD', nothing);
    expect(priced).toMatchObject({ listMinor: 6990, discountMinor: 0, totalMinor: 6990, coupon: undefined });
    expect(priced.lines.map(({ reductions }) => reductions)).toEqual([[], []]);
  });

  test('with a coupon is lowered over all lines it is good for, and says why', () => {
    const lines = [line('643', 4995), line('641', 1995), line('646', 2995)];
    const priced = priceLines(lines, 'USD', withCoupon(coupon()));
    expect(priced).toMatchObject({ listMinor: 9985, discountMinor: 799, totalMinor: 9186 });
    expect(priced.lines).toMatchObject([
      {
        ...{ discountMinor: 500, totalMinor: 4495 },
        reductions: [{ kind: 'coupon', code: 'DNC10', payPercent: 90, offMinor: 500 }],
      },
      { discountMinor: 0, totalMinor: 1995, reductions: [] },
      { discountMinor: 299, totalMinor: 2696 },
    ]);
    expect(priced.coupon).toEqual({ code: 'DNC10', pids: ['643', '646'] });
  });

  test('in yen has shares of whole tens', () => {
    const priced = priceLines([line('643', 6984), line('646', 2980)], 'JPY', withCoupon(coupon()));
    expect(priced).toMatchObject({ listMinor: 9960, discountMinor: 1000, totalMinor: 8960 });
    expect(priced.lines.map(({ discountMinor }) => discountMinor)).toEqual([700, 300]);
  });
});

describe('a coupon is refused for the whole basket', () => {
  test.each([
    ['that is good for none of it', coupon({ pids: ['62124'] }), {}, 'coupon_not_for_product'],
    ['that is used up', coupon({ maxUses: 1, used: 1 }), {}, 'coupon_used_up'],
    ['that is unknown', undefined, {}, 'coupon_unknown'],
    [
      'of another member',
      coupon({ audience: 'person', email: 'mei@example.test' }),
      { memberEmail: 'kei@example.test' },
      'coupon_for_another',
    ],
  ] as const)('%s', (_what, found, change, problem) => {
    const priced = priceLines([line('643', 4995), line('641', 1995)], 'USD', withCoupon(found, change));
    expect(priced).toMatchObject({ discountMinor: 0, coupon: { problem, pids: [] } });
  });

  test('where the link forbids codes', () => {
    const prohibited = { coupon: { code: 'DNC10', found: coupon(), prohibited: true } };
    const priced = priceLines([line('643', 4995)], 'USD', withCoupon(coupon(), prohibited));
    expect(priced).toMatchObject({ discountMinor: 0, coupon: { problem: 'discounts_prohibited' } });
  });
});

describe('of any basket', () => {
  const pids = ['641', '643', '644', '646'] as const;
  const lines = fc.array(
    fc.record({
      pid: fc.constantFrom(...pids),
      licenceType: fc.constantFrom(...LICENCE_TYPES),
      listMinor: fc.integer({ min: 1, max: 10 ** 8 }),
    }),
    { minLength: 1, maxLength: 8 },
  );
  const coupons = fc
    .record({ pids: fc.subarray([...pids]), payPercent: fc.integer({ min: 1, max: 99 }) })
    .map(coupon);
  const currencies = fc.constantFrom(...CURRENCIES);

  test('the lines add up to the total, none is below zero or above its list, all are whole units', () => {
    fc.assert(
      fc.property(lines, coupons, currencies, (basket, found, currency) => {
        const priced = priceLines(basket, currency, withCoupon(found));
        const sum = (amounts: number[]) => amounts.reduce((one, other) => one + other, 0);
        expect(sum(priced.lines.map(({ totalMinor }) => totalMinor))).toBe(priced.totalMinor);
        expect(priced.listMinor - priced.discountMinor).toBe(priced.totalMinor);
        for (const { listMinor, discountMinor, totalMinor, reductions } of priced.lines) {
          expect(totalMinor).toBeGreaterThanOrEqual(0);
          expect(totalMinor).toBeLessThanOrEqual(listMinor);
          expect(totalMinor % smallestUnit(currency)).toBe(0);
          expect(listMinor - discountMinor).toBe(totalMinor);
          expect(sum(reductions.map(({ offMinor }) => offMinor))).toBe(discountMinor);
        }
      }),
    );
  });

  test('the order of the lines makes no difference', () => {
    const shuffled = lines.chain((basket) =>
      fc.tuple(
        fc.constant(basket),
        fc.shuffledSubarray(basket, { minLength: basket.length, maxLength: basket.length }),
      ),
    );
    const byContent = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    fc.assert(
      fc.property(shuffled, coupons, currencies, ([basket, other], found, currency) => {
        const one = priceLines(basket, currency, withCoupon(found));
        const two = priceLines(other, currency, withCoupon(found));
        expect(two.lines.toSorted(byContent)).toEqual(one.lines.toSorted(byContent));
        expect(two).toEqual({ ...one, lines: two.lines });
      }),
    );
  });

  test('a line that a coupon is not good for costs its list, whatever stands beside it', () => {
    fc.assert(
      fc.property(lines, coupons, currencies, (basket, found, currency) => {
        const others = priceLines(basket, currency, withCoupon(found)).lines.filter(
          ({ pid }) => !found.pids.includes(pid),
        );
        expect(others.every(({ discountMinor }) => discountMinor === 0)).toBe(true);
      }),
    );
  });
});
