import { expect, test } from 'vitest';
import { endMoment, lastDay } from './format-end.ts';

const midnight = { endsAt: '2026-10-11T22:00:00.000Z', timeZone: 'Europe/Berlin' };

test.each([
  ['en', '11\u00a0October 2026', 'Central European Time'],
  ['de', '11.\u00a0Oktober 2026', 'Mitteleuropäische Zeit'],
  ['ja', '2026年10月11日', '中央ヨーロッパ時間'],
  ['fr', '11\u00a0octobre 2026', 'heure d’Europe centrale'],
  ['zh', '2026年10月11日', '中歐時間'],
] as const)('what ends at midnight ends with the day before, in its zone (%s)', (locale, date, zone) => {
  expect(lastDay(locale, midnight)).toEqual({ date, zone });
});

test.each([
  ['UTC', '2026-10-12T00:00:00.000Z', '11\u00a0October 2026'],
  ['UTC', '2026-10-12T00:00:00.001Z', '12\u00a0October 2026'],
  ['Asia/Tokyo', '2026-10-11T15:00:00.000Z', '11\u00a0October 2026'],
  ['America/Los_Angeles', '2026-10-12T06:59:00.000Z', '11\u00a0October 2026'],
  // The night in which the clocks are set back.
  ['Europe/Berlin', '2026-10-24T22:00:00.000Z', '24\u00a0October 2026'],
  ['Europe/Berlin', '2026-10-25T23:00:00.000Z', '25\u00a0October 2026'],
])('in %s the last day of %s is %s', (timeZone, endsAt, date) => {
  expect(lastDay('en', { endsAt, timeZone }).date).toBe(date);
});

test('the moment is named with its zone', () => {
  expect(endMoment('de', midnight)).toMatch(/^12\. Oktober 2026 um 00:00 Mitteleuropäische Zeit$/);
  expect(endMoment('en', { ...midnight, timeZone: 'UTC' })).toBe('11 October 2026 at 22:00 UTC');
});
