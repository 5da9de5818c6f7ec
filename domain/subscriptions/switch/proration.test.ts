import { CURRENCIES } from '@spindle/platform/currencies.ts';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { creditLeft, creditUsed } from './proration.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);
const month = { startsAt: at('2027-04-01'), endsAt: at('2027-05-01') };

test.each([
  [1995, 'USD', '2027-04-01', 1995],
  [1995, 'USD', '2027-04-16', 997],
  [1995, 'USD', '2027-05-01', 0],
  [1995, 'USD', '2027-06-01', 0],
  [2980, 'JPY', '2027-04-11', 1980],
] as const)('of %i %s on %s %i are left', (paidMinor, currency, day, left) => {
  expect(creditLeft({ paidMinor, currency, ...month }, at(day))).toBe(left);
});

describe('whatever was paid for whatever time', () => {
  const amount = integer({ min: 0, max: 100_000_000 });
  const day = date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
  const length = integer({ min: 1, max: 400 * 86_400_000 });
  const share = integer({ min: 0, max: 1000 });

  test('what is left is never more than was paid, all at the start, nothing at the end, and less and less', () => {
    assert(
      property(
        amount,
        constantFrom(...CURRENCIES),
        day,
        length,
        share,
        share,
        (paidMinor, currency, startsAt, ms, one, other) => {
          const endsAt = new Date(startsAt.getTime() + ms);
          const paid = { paidMinor: Math.floor(paidMinor / 10) * 10, currency, startsAt, endsAt };
          const after = (part: number) =>
            creditLeft(paid, new Date(startsAt.getTime() + Math.floor((ms * part) / 1000)));
          expect(after(0)).toBe(paid.paidMinor);
          expect(creditLeft(paid, endsAt)).toBe(0);
          const [early, late] = [after(Math.min(one, other)), after(Math.max(one, other))];
          expect(late).toBeLessThanOrEqual(early);
          expect(early).toBeLessThanOrEqual(paid.paidMinor);
          expect(Number.isInteger(early) && late >= 0).toBe(true);
        },
      ),
    );
  });

  test('credit and what is left to pay come to the price, and the provider takes what is left', () => {
    assert(
      property(amount, amount, integer({ min: 0, max: 100 }), (price, credit, least) => {
        const used = creditUsed(price, credit, least);
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used).toBeLessThanOrEqual(Math.min(price, credit));
        if (price >= least) expect(price - used === 0 || price - used >= least).toBe(true);
      }),
    );
  });
});
