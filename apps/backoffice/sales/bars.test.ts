import { daysBetween } from '@spindle/domain/sales/sales.ts';
import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const takings = { currency: 'EUR', orders: 1, revenueMinor: 100, refundedMinor: 20, chargedBackMinor: 5 };

test('a short range has a bar a day', () => {
  const days = daysBetween('2026-11-01', '2026-11-03');
  expect(barsOf(days, [takings, { ...takings, revenueMinor: 0 }, takings])).toEqual([
    { period: '2026-11-01', revenueMinor: 100, outMinor: 25 },
    { period: '2026-11-02', revenueMinor: 0, outMinor: 25 },
    { period: '2026-11-03', revenueMinor: 100, outMinor: 25 },
  ]);
});

test('a long range has a bar a month, and nothing is lost', () => {
  const days = daysBetween('2026-01-15', '2026-12-14');
  const bars = barsOf(
    days,
    days.map(() => takings),
  );
  expect(bars).toHaveLength(12);
  expect(bars[0]).toEqual({ period: '2026-01', revenueMinor: 1700, outMinor: 425 });
  expect(bars.reduce((sum, bar) => sum + bar.revenueMinor, 0)).toBe(days.length * 100);
});
