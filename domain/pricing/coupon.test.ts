import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Coupon, couponProblem, decidePrice, normaliseCouponCode, STANDING_COUPONS } from './coupon.ts';
import { formatMoney } from './format-money.ts';

describe('a price', () => {
  test.each([
    [4995, 'USD', 90, { listMinor: 4995, discountMinor: 499, totalMinor: 4496 }],
    [4995, 'EUR', 80, { listMinor: 4995, discountMinor: 999, totalMinor: 3996 }],
    [6984, 'JPY', 100, { listMinor: 6980, discountMinor: 0, totalMinor: 6980 }],
    [6980, 'JPY', 90, { listMinor: 6980, discountMinor: 700, totalMinor: 6280 }],
    [6950, 'JPY', 90, { listMinor: 6950, discountMinor: 690, totalMinor: 6260 }],
    [1, 'USD', 1, { listMinor: 1, discountMinor: 0, totalMinor: 1 }],
    [4995, 'USD', 0, { listMinor: 4995, discountMinor: 4995, totalMinor: 0 }],
    [6984, 'JPY', 0, { listMinor: 6980, discountMinor: 6980, totalMinor: 0 }],
    [3, 'JPY', 50, { listMinor: 10, discountMinor: 0, totalMinor: 10 }],
  ] as const)('of %i %s at %i %% is %o', (amount, currency, percent, price) => {
    expect(decidePrice(amount, currency, percent)).toEqual({ currency, ...price });
  });

  const amounts = fc.integer({ min: 1, max: 10 ** 8 });
  const percents = fc.integer({ min: 1, max: 100 });
  const currencies = fc.constantFrom('USD', 'EUR', 'JPY');

  test('is whole, positive, adds up and never grows by a coupon', () => {
    fc.assert(
      fc.property(amounts, currencies, percents, (amount, currency, percent) => {
        const { listMinor, discountMinor, totalMinor } = decidePrice(amount, currency, percent);
        expect([listMinor, discountMinor, totalMinor].every(Number.isSafeInteger)).toBe(true);
        expect(listMinor - discountMinor).toBe(totalMinor);
        expect(totalMinor).toBeGreaterThan(0);
        expect(discountMinor).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('in yen is shown as it is charged', () => {
    fc.assert(
      fc.property(amounts, percents, (amount, percent) => {
        const { totalMinor } = decidePrice(amount, 'JPY', percent);
        expect(totalMinor % 10).toBe(0);
        expect(formatMoney(totalMinor, 'JPY', 'ja').replace(/[¥,]/g, '')).toBe(String(totalMinor));
      }),
    );
  });
});

describe('a coupon', () => {
  const at = new Date('2026-11-20T12:00:00Z');
  const by = (isTheirs = false) => ({ isTheirs, at });
  const coupon: Coupon = {
    ...{ code: 'DNC10', audience: 'link', email: null, pids: ['643'], payPercent: 90, maxUses: 2, used: 1 },
    ...{ startsAt: null, endsAt: null },
  };

  test('has no problem with its own product', () => {
    expect(couponProblem(coupon, ['643'], by())).toBeUndefined();
    expect(couponProblem({ ...coupon, maxUses: null, used: 900 }, ['643'], by())).toBeUndefined();
  });
  test('that does not exist', () => expect(couponProblem(undefined, ['643'], by())).toBe('coupon_unknown'));
  test('for another product', () =>
    expect(couponProblem(coupon, ['646'], by())).toBe('coupon_not_for_product'));
  test('of a member is for that member alone, logged in', () => {
    const own: Coupon = { ...coupon, audience: 'person', email: 'mei@example.test' };
    expect(couponProblem(own, ['643'], by(true))).toBeUndefined();
    expect(couponProblem(own, ['643'], by())).toBe('coupon_for_another');
  });
  test('that is used up', () => {
    expect(couponProblem({ ...coupon, used: 2 }, ['643'], by())).toBe('coupon_used_up');
  });
  test('before its first moment and from its last on', () => {
    const later = new Date(at.getTime() + 1);
    expect(couponProblem({ ...coupon, startsAt: later }, ['643'], by())).toBe('coupon_not_yet');
    expect(couponProblem({ ...coupon, startsAt: at, endsAt: later }, ['643'], by())).toBeUndefined();
    expect(couponProblem({ ...coupon, endsAt: at }, ['643'], by())).toBe('coupon_ended');
  });
  test('is the same in small letters and with spaces', () => {
    expect(normaliseCouponCode(' dnc10 ')).toBe('DNC10');
    expect(normaliseCouponCode('ｄｎｃ１０')).toBe('DNC10');
  });
});

test('the standing coupons are those of the specification', () => {
  expect(STANDING_COUPONS).toEqual([
    { code: 'DNC20', audience: 'public', pids: ['62124', '62125', '62126', '62127'], payPercent: 80 },
    { code: 'DNC10', audience: 'public', pids: ['646', '643', '60646', '60643'], payPercent: 90 },
  ]);
});
