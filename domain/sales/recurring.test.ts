import fc from 'fast-check';
import { expect, test } from 'vitest';
import { churnOf, type RecurringSums, recurringMonth } from './recurring.ts';

const subscribers = { opening: 8, came: 2, left: 2, closing: 8 };
const sums = (openingTwelfths: number, moved: Partial<RecurringSums['moved']> = {}): RecurringSums => ({
  ...{ month: '2026-11', openingTwelfths, subscribers },
  moved: { new: 0, reactivated: 0, expansion: 0, contraction: 0, churned: 0, ...moved },
});

test('a year for 29.95 is 2.50 a month, and twelve such years are 29.95', () => {
  expect(recurringMonth(sums(0, { new: 2995 }))).toMatchObject({ newMinor: 250, closingMinor: 250 });
  expect(recurringMonth(sums(0, { new: 12 * 2995 }))).toMatchObject({ newMinor: 2995, closingMinor: 2995 });
  expect(recurringMonth(sums(2995, { churned: 2995 }))).toMatchObject({ churnedMinor: 250, closingMinor: 0 });
});

test('what a month brings and takes always leads from its begin to its end, to the last minor unit', () => {
  const amount = fc.nat(1_000_000_000);
  fc.assert(
    fc.property(amount, amount, amount, amount, amount, amount, (opening, ...[a, b, c, d, e]) => {
      const moved = { new: a, reactivated: b, expansion: c, contraction: d, churned: e };
      const month = recurringMonth(sums(opening, moved));
      const { openingMinor, newMinor, reactivatedMinor, expansionMinor, contractionMinor, churnedMinor } =
        month;
      expect(
        openingMinor + newMinor + reactivatedMinor + expansionMinor - contractionMinor - churnedMinor,
      ).toBe(month.closingMinor);
      for (const [minor, twelfths] of [
        ...[[newMinor, a] as const, [reactivatedMinor, b] as const, [expansionMinor, c] as const],
        ...[[contractionMinor, d] as const, [churnedMinor, e] as const],
      ]) {
        expect(Math.abs(minor - twelfths / 12)).toBeLessThanOrEqual(1);
      }
    }),
  );
});

test('churn is of those who were there', () => {
  expect(churnOf(recurringMonth(sums(0)))).toBe(0.25);
  const first = { ...subscribers, opening: 0, left: 0 };
  expect(churnOf(recurringMonth({ ...sums(0), subscribers: first }))).toBeNull();
});
