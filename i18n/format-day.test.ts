import { expect, test } from 'vitest';
import { dayFormatter } from './format-day.ts';

test.each([
  ['en', '1\u00a0November 2026'],
  ['de', '1.\u00a0November 2026'],
  ['fr', '1er\u00a0novembre 2026'],
] as const)('the first of a month in %s is %s', (locale, said) => {
  expect(dayFormatter(locale)(new Date('2026-11-01T12:00:00Z'))).toBe(said);
});

test('an evening in UTC is the next day east of it', () => {
  const evening = new Date('2026-11-20T23:30:00Z');
  expect(dayFormatter('en', 'Europe/Berlin')(evening)).toBe('21\u00a0November 2026');
  expect(dayFormatter('en')(evening)).toBe('20\u00a0November 2026');
});

test.each([
  ['en', '12\u00a0November 2026'],
  ['de', '12.\u00a0November 2026'],
  ['ja', '2026年11月12日'],
  ['fr', '12\u00a0novembre 2026'],
  ['zh', '2026年11月12日'],
] as const)('a day in %s is %s', (locale, said) => {
  expect(dayFormatter(locale)(new Date('2026-11-12T23:30:00Z'))).toBe(said);
});
