import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decidePrice } from './coupon.ts';
import { shareDiscount } from './share-discount.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

describe('the shares of a discount', () => {
  test.each([
    [499, [4995], 'USD', [499]],
    [100, [1, 1, 1].map((one) => one * 1000), 'USD', [34, 33, 33]],
    [1, [1995, 4995], 'EUR', [0, 1]],
    [700, [6980, 6980, 2980], 'JPY', [290, 290, 120]],
    [10, [6980, 6980], 'JPY', [10, 0]],
    [0, [4995, 1995], 'USD', [0, 0]],
    [6990, [4995, 1995], 'USD', [4995, 1995]],
    [0, [0], 'USD', [0]],
  ] as const)('of %i by %j %s are %j', (discount, lists, currency, shares) => {
    expect(shareDiscount(discount, lists, currency)).toEqual(shares);
  });

  const baskets = fc.record({
    currency: fc.constantFrom(...CURRENCIES),
    amounts: fc.array(fc.integer({ min: 1, max: 10 ** 9 }), { minLength: 1, maxLength: 12 }),
    percent: fc.integer({ min: 1, max: 100 }),
  });

  test('add up, fit their lines, and are whole cents or ten yen', () => {
    fc.assert(
      fc.property(baskets, ({ currency, amounts, percent }) => {
        const lists = amounts.map((amount) => decidePrice(amount, currency).listMinor);
        const { discountMinor } = decidePrice(sum(lists), currency, percent);
        const shares = shareDiscount(discountMinor, lists, currency);
        expect(sum(shares)).toBe(discountMinor);
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(lists[index] ?? 0);
          expect(share % (currency === 'JPY' ? 10 : 1)).toBe(0);
          // Each share is within one unit of its exact proportion.
          const exact = (discountMinor * (lists[index] ?? 0)) / sum(lists);
          expect(Math.abs(share - exact)).toBeLessThan(currency === 'JPY' ? 10 : 1);
        });
      }),
    );
  });

  test('of more than there is, or of half a unit, are a bug', () => {
    expect(() => shareDiscount(4996, [4995], 'USD')).toThrow("can't be shared");
    expect(() => shareDiscount(5, [6980], 'JPY')).toThrow("can't be shared");
    expect(() => shareDiscount(-1, [4995], 'USD')).toThrow("can't be shared");
  });
});
