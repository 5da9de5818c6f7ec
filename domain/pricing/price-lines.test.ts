import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, smallestUnit } from './coupon.ts';
import { type PriceContext, priceLines } from './price-lines.ts';
import { type Promotion, STACKING } from './promotion.ts';
import type { LineToPrice } from './reduce-lines.ts';

const line = (pid: string, listMinor: number): LineToPrice => ({ pid, licenceType: 'LFT', listMinor });
const coupon = (change: Partial<Coupon> = {}): Coupon => ({
  ...{ code: 'DNC10', audience: 'link', email: null, pids: ['643', '646'], payPercent: 90 },
  ...{ maxUses: null, used: 0, startsAt: null, endsAt: null, ...change },
});
const AT = new Date('2026-11-20T12:00:00Z');
const nothing: PriceContext = {
  ...{ at: AT, coupon: undefined, member: undefined, country: undefined, tags: [], promotions: [] },
};
const withCoupon = (found: Coupon | undefined, change: Partial<PriceContext> = {}): PriceContext => ({
  ...nothing,
  coupon: { code: found?.code ?? 'NONE', found, prohibited: false },
  ...change,
});
const promotion = (change: Partial<Promotion> = {}): Promotion => ({
  ...{ key: 'disc-week', name: 'Disc week', startsAt: AT, endsAt: new Date(AT.getTime() + 1) },
  ...{ pids: ['643'], licenceTypes: [], countries: [], tags: [], payPercent: 80, stacking: 'alone' },
  ...{ maxUses: null, maxUsesPerCustomer: null, used: 0, ...change },
});

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

describe('a promotion', () => {
  const priced = (change: Partial<Promotion>, context: Partial<PriceContext> = {}, list = 4995) =>
    priceLines([line('643', list)], 'USD', { ...nothing, promotions: [promotion(change)], ...context });

  test('lowers each of its lines by itself, and says so', () => {
    const basket = [line('643', 4995), line('641', 1995)];
    expect(priceLines(basket, 'USD', { ...nothing, promotions: [promotion()] })).toMatchObject({
      ...{ listMinor: 6990, totalMinor: 5991, promotions: ['disc-week'] },
      lines: [
        {
          totalMinor: 3996,
          reductions: [
            { kind: 'promotion', key: 'disc-week', name: 'Disc week', payPercent: 80, offMinor: 999 },
          ],
        },
        { totalMinor: 1995, reductions: [] },
      ],
    });
  });

  test.each<[string, Partial<Promotion>, Partial<PriceContext>, number]>([
    ['before it begins', { startsAt: new Date(AT.getTime() + 1) }, {}, 4995],
    ['from its end on', { endsAt: AT }, {}, 4995],
    ['that is used up', { maxUses: 3, used: 3 }, {}, 4995],
    ['with a use left', { maxUses: 3, used: 2 }, {}, 3996],
    ['for everything', { pids: [] }, {}, 3996],
    ['for another licence', { licenceTypes: ['1Y'] }, {}, 4995],
    ['for this licence', { licenceTypes: ['1Y', 'LFT'] }, {}, 3996],
    ['for this country', { countries: ['JP', 'DE'] }, { country: 'DE' }, 3996],
    ['for another country', { countries: ['JP'] }, { country: 'DE' }, 4995],
    ['for a country, where none is known', { countries: ['JP'] }, {}, 4995],
    ['for customers like this one', { tags: ['owns_643', 'member'] }, { tags: ['member'] }, 3996],
    ['for other customers', { tags: ['owns_643'] }, { tags: ['member', 'new_customer'] }, 4995],
  ])('%s', (_what, change, context, total) => {
    expect(priced(change, context).totalMinor).toBe(total);
  });

  test('and a coupon are combined only where the promotion allows it; else the better one counts', () => {
    const of = (stacking: Promotion['stacking'], payPercent: number) => {
      const { promotions: _, ...context } = withCoupon(coupon());
      return priced({ stacking, payPercent }, context);
    };
    expect(of('alone', 80)).toMatchObject({
      ...{ totalMinor: 3996, promotions: ['disc-week'] },
      coupon: { code: 'DNC10', problem: 'coupon_not_better', pids: [] },
    });
    expect(of('alone', 95)).toMatchObject({
      ...{ totalMinor: 4496, promotions: [], coupon: { code: 'DNC10', pids: ['643', '646'] } },
    });
    expect(of('with_coupon', 80)).toMatchObject({
      ...{ totalMinor: 3596, promotions: ['disc-week'], coupon: { code: 'DNC10' } },
      reductions: [
        { kind: 'promotion', offMinor: 999 },
        { kind: 'coupon', offMinor: 400 },
      ],
    });
    expect(of('alone', 90).coupon?.problem).toBe('coupon_not_better');
  });

  test('is combined with others only where both allow it; else the best one counts', () => {
    const of = (...stacking: Promotion['stacking'][]) =>
      priceLines([line('643', 10_000)], 'USD', {
        ...nothing,
        promotions: stacking.map((each, index) =>
          promotion({ key: `p${index}`, stacking: each, payPercent: 80 + index * 10 }),
        ),
      });
    expect(of('with_all', 'with_all')).toMatchObject({ totalMinor: 7200, promotions: ['p0', 'p1'] });
    expect(of('with_all', 'with_coupon')).toMatchObject({ totalMinor: 8000, promotions: ['p0'] });
    expect(of('alone', 'with_all')).toMatchObject({ totalMinor: 8000, promotions: ['p0'] });
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
      {},
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

  const promotions = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      pids: fc.subarray([...pids]),
      payPercent: fc.integer({ min: 1, max: 99 }),
      stacking: fc.constantFrom(...STACKING),
    }),
    { maxLength: 4 },
  );
  const contexts = fc.tuple(coupons, promotions).map(([found, some]) =>
    withCoupon(found, {
      promotions: [...new Map(some.map((each) => [each.key, promotion(each)])).values()],
    }),
  );

  test('the lines add up to the total, none is below zero or above its list, all are whole units', () => {
    fc.assert(
      fc.property(lines, contexts, currencies, (basket, context, currency) => {
        const priced = priceLines(basket, currency, context);
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
      fc.property(shuffled, contexts, currencies, ([basket, other], context, currency) => {
        const one = priceLines(basket, currency, context);
        const two = priceLines(other, currency, context);
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

  test('a coupon never makes it dearer', () => {
    fc.assert(
      fc.property(lines, contexts, currencies, (basket, context, currency) => {
        const without = priceLines(basket, currency, { ...context, coupon: undefined });
        expect(priceLines(basket, currency, context).totalMinor).toBeLessThanOrEqual(without.totalMinor);
      }),
    );
  });

  test('nor does a promotion make a single line', () => {
    fc.assert(
      fc.property(lines, contexts, currencies, ([first], context, currency) => {
        const only = first ? [first] : [];
        const without = priceLines(only, currency, { ...context, promotions: [] });
        expect(priceLines(only, currency, context).totalMinor).toBeLessThanOrEqual(without.totalMinor);
      }),
    );
  });
});
