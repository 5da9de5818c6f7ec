import { expect, test } from 'vitest';
import { dayIn, daysBetween } from './sales.ts';

test('the days of a range go over the ends of months and leap days', () => {
  expect(daysBetween('2028-02-27', '2028-03-02')).toEqual([
    '2028-02-27',
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
    '2028-03-02',
  ]);
  expect(daysBetween('2026-11-20', '2026-11-20')).toEqual(['2026-11-20']);
  expect(daysBetween('2026-11-21', '2026-11-20')).toEqual([]);
});

test('the date is that of the time zone', () => {
  const moment = new Date('2026-11-20T23:30:00Z');
  expect(dayIn('Europe/Berlin', moment)).toBe('2026-11-21');
  expect(dayIn('America/New_York', moment)).toBe('2026-11-20');
});
