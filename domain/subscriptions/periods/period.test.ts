import { TERMS } from '@spindle/platform/licence-types.ts';
import { assert, constantFrom, date, integer, property } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstPeriod, nextPeriod, type Period, periodThrough } from './period.ts';

function periods(first: Period, count: number): Period[] {
  const all = [first];
  for (let last = first; all.length < count; ) {
    last = nextPeriod(last);
    all.push(last);
  }
  return all;
}
const ends = (all: readonly Period[]) => all.map(({ periodEnd }) => periodEnd.toISOString().slice(0, 10));

test('a short month shortens its own period only', () => {
  const months = periods(firstPeriod('1M', new Date('2027-01-31T23:30:00Z')), 4);
  expect(ends(months)).toEqual(['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31']);
  const years = periods(firstPeriod('1Y', new Date('2028-02-29T12:00:00Z')), 4);
  expect(ends(years)).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29']);
});

describe('whenever it begins', () => {
  const day = date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });
  const term = constantFrom(...TERMS);

  test('periods follow each other without a gap and keep day and time of the first as far as they can', () => {
    assert(
      property(term, day, integer({ min: 2, max: 60 }), (each, from, count) => {
        const all = periods(firstPeriod(each, from), count);
        for (const [index, { periodStart, periodEnd }] of all.entries()) {
          expect(periodStart).toEqual(all[index - 1]?.periodEnd ?? from);
          expect(periodEnd.getTime()).toBeGreaterThan(periodStart.getTime());
          const lastOfMonth = new Date(periodEnd.getTime() + 86_400_000).getUTCDate() === 1;
          const sameDay = periodEnd.getUTCDate() === from.getUTCDate();
          expect(sameDay || (lastOfMonth && periodEnd.getUTCDate() < from.getUTCDate())).toBe(true);
          expect(periodEnd.getTime() % 86_400_000).toBe(from.getTime() % 86_400_000);
        }
      }),
    );
  });

  test('so many months are so many calendar months', () => {
    assert(
      property(day, integer({ min: 1, max: 60 }), (from, count) => {
        const last = periods(firstPeriod('1M', from), count).at(-1)?.periodEnd ?? from;
        const months = (at: Date) => at.getUTCFullYear() * 12 + at.getUTCMonth();
        expect(months(last) - months(from)).toBe(count);
      }),
    );
  });
});

test.each([
  ['1M', '2026-01-31T08:00:00Z', '2026-02-28T08:00:00Z', 1, '2026-03-31T08:00:00Z'],
  ['1M', '2024-01-31T08:00:00Z', '2026-12-31T08:00:00Z', 35, '2027-01-31T08:00:00Z'],
  ['1Y', '2024-02-29T00:00:00Z', '2027-02-28T00:00:00Z', 3, '2028-02-29T00:00:00Z'],
  // Not a whole number of terms: later periods are counted from that end.
  ['1M', '2026-01-31T08:00:00Z', '2026-02-20T08:00:00Z', 0, '2026-03-20T08:00:00Z'],
  ['1Y', '2026-01-31T08:00:00Z', '2026-07-31T08:00:00Z', 0, '2027-07-31T08:00:00Z'],
  ['1M', '2026-02-20T08:00:00Z', '2026-02-20T08:00:00Z', 0, '2026-03-20T08:00:00Z'],
] as const)('%s from %s, begun elsewhere and paid until %s', (term, anchor, end, terms, next) => {
  const period = periodThrough(term, new Date(anchor), new Date(end));
  expect(period.terms).toBe(terms);
  expect(nextPeriod({ ...period, periodStart: new Date(anchor) }).periodEnd).toEqual(new Date(next));
});
