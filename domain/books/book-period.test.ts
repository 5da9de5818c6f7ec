import { expect, test } from 'vitest';
import { bookPeriod, quarterOf, quartersBefore, quartersBetween } from './book-period.ts';

test.each([
  ['2026-11', '2026-11-01', '2026-11-30'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-Q4', '2026-10-01', '2026-12-31'],
])('%s is from %s to %s', (name, from, to) => {
  expect(bookPeriod(name)).toEqual({ name, from, to });
});

test.each(['', '2026', '2026-13', '2026-00', '2026-Q5', '2026-Q0', '1926-01', '2026-11-01'])(
  '%j is none',
  (name) => {
    expect(bookPeriod(name)).toBeUndefined();
  },
);

test('each day is in one quarter', () => {
  expect(['2026-01-01', '2026-03-31', '2026-04-01', '2026-12-31'].map(quarterOf)).toEqual([
    ...['2026-Q1', '2026-Q1', '2026-Q2', '2026-Q4'],
  ]);
});

test('all quarters and months of a time, the newest first', () => {
  expect(quartersBetween('2025-11-30', '2026-02-01')).toEqual([
    { quarter: '2026-Q1', months: ['2026-02', '2026-01'] },
    { quarter: '2025-Q4', months: ['2025-12', '2025-11'] },
  ]);
});

test.each([
  ['2026-11-22', 4, '2025-10-01'],
  ['2026-01-01', 1, '2025-10-01'],
  ['2026-03-31', 0, '2026-01-01'],
])('the quarter of %s and %i before it begin on %s', (day, count, first) => {
  expect(quartersBefore(day, count)).toBe(first);
});
