import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareByWeight } from './share-by-weight.ts';

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [1, [1995, 4995], [0, 1]],
  [0, [0, 0], [0, 0]],
  [7, [0, 3], [0, 7]],
])('%i by %j is %j', (amount, weights, shares) => {
  expect(shareByWeight(amount, weights)).toEqual(shares);
});

test('shares add up and stay within a unit of their proportion', () => {
  const weights = fc
    .array(fc.nat(10 ** 9), { minLength: 1, maxLength: 12 })
    .filter((all) => all.some(Boolean));
  fc.assert(
    fc.property(weights, fc.nat(10 ** 9), (given, amount) => {
      const shares = shareByWeight(amount, given);
      const total = given.reduce((one, other) => one + other, 0);
      expect(shares.reduce((one, other) => one + other, 0)).toBe(amount);
      shares.forEach((share, index) => {
        expect(Math.abs(share - (amount * (given[index] ?? 0)) / total)).toBeLessThan(1 + 1e-6);
        if (amount <= total) expect(share).toBeLessThanOrEqual(given[index] ?? 0);
      });
    }),
  );
});

test('what nobody bears, or less than nothing, is a bug', () => {
  expect(() => shareByWeight(1, [0, 0])).toThrow("can't be shared");
  expect(() => shareByWeight(-1, [1])).toThrow("can't be shared");
});
