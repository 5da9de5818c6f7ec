import { CURRENCIES } from '@spindle/platform/currencies.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareTax, splitBack, splitTax } from './split-tax.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

const currency = fc.constantFrom(...CURRENCIES);
const rate = fc.integer({ min: 0, max: 5000 });
const gross = fc.integer({ min: 0, max: 2 ** 31 - 1 });

describe('the tax contained in an amount', () => {
  test.each([
    [4595, 1900, 'EUR', 3861, 734],
    [11_900, 1900, 'EUR', 10_000, 1900],
    // 4.5 cents of net are rounded up to 5.
    [9, 10_000, 'EUR', 5, 4],
    [6980, 1000, 'JPY', 6346, 634],
    [109, 1000, 'JPY', 100, 9],
    [4995, 550, 'EUR', 4735, 260],
    [4995, 0, 'USD', 4995, 0],
    [0, 1900, 'EUR', 0, 0],
  ])('%i at %i basis points, in %s: net %i, tax %i', (amount, rateBp, money, netMinor, taxMinor) => {
    expect(splitTax(amount, rateBp, money)).toEqual({ netMinor, taxMinor });
  });

  test('is whole, never negative, adds up with the net, and is the rate of it to less than one unit', () => {
    fc.assert(
      fc.property(gross, rate, currency, (amount, rateBp, money) => {
        const { netMinor, taxMinor } = splitTax(amount, rateBp, money);
        expect([netMinor, taxMinor].every((part) => Number.isSafeInteger(part) && part >= 0)).toBe(true);
        expect(netMinor + taxMinor).toBe(amount);
        const exact = (amount * rateBp) / (10_000 + rateBp);
        expect(Math.abs(taxMinor - exact)).toBeLessThan(money === 'JPY' ? 1 : 0.5 + 1e-6);
        if (money === 'JPY') expect(taxMinor).toBeLessThanOrEqual(exact);
      }),
    );
  });
});

describe('shares of lines', () => {
  test('in whole units by largest remainder', () => {
    expect(shareTax([1000, 1000, 1000], 479).map(({ taxMinor }) => taxMinor)).toEqual([160, 160, 159]);
    expect(shareTax([0, 0], 0)).toEqual([
      { netMinor: 0, taxMinor: 0 },
      { netMinor: 0, taxMinor: 0 },
    ]);
  });

  test('add up to the tax and the net of the invoice, and each to its line', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 10 ** 8 }), { minLength: 1, maxLength: 12 }),
        rate,
        currency,
        (lines, rateBp, money) => {
          const { netMinor, taxMinor } = splitTax(sum(lines), rateBp, money);
          const shares = shareTax(lines, taxMinor);
          expect(sum(shares.map((share) => share.taxMinor))).toBe(taxMinor);
          expect(sum(shares.map((share) => share.netMinor))).toBe(netMinor);
          expect(shares.map((share) => share.netMinor + share.taxMinor)).toEqual(lines);
          expect(shares.every((share) => share.netMinor >= 0 && share.taxMinor >= 0)).toBe(true);
        },
      ),
    );
  });
});

describe('what goes back', () => {
  test('brings its tax back with it', () => {
    expect(splitBack({ leftMinor: 11_900, backMinor: 11_900 }, 1900, 'EUR')).toEqual({
      netMinor: 10_000,
      taxMinor: 1900,
    });
    expect(splitBack({ leftMinor: 11_900, backMinor: 0 }, 1900, 'EUR')).toEqual({ netMinor: 0, taxMinor: 0 });
  });

  test('in parts comes to the tax of the whole, and no part is negative', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 10 ** 7 }), { minLength: 1, maxLength: 8 }),
        rate,
        currency,
        (parts, rateBp, money) => {
          const whole = splitTax(sum(parts), rateBp, money);
          let leftMinor = sum(parts);
          const back = parts.map((backMinor) => {
            const split = splitBack({ leftMinor, backMinor }, rateBp, money);
            leftMinor -= backMinor;
            expect(split.netMinor + split.taxMinor).toBe(backMinor);
            return split;
          });
          expect(sum(back.map(({ taxMinor }) => taxMinor))).toBe(whole.taxMinor);
          expect(back.every(({ netMinor, taxMinor }) => netMinor >= 0 && taxMinor >= 0)).toBe(true);
        },
      ),
    );
  });
});
