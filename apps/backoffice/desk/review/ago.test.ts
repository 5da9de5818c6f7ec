import { expect, test } from 'vitest';
import { ago } from './ago.ts';

const now = new Date('2026-11-22T10:00:00Z');

test.each([
  ['2026-11-22T09:59:30Z', 'en', '0 minutes ago'],
  ['2026-11-22T06:30:00Z', 'en', '3 hours ago'],
  ['2026-11-20T06:30:00Z', 'de', 'vor 2 Tagen'],
  ['2026-11-23T00:00:00Z', 'en', '0 minutes ago'],
] as const)('%s in %s is %s', (since, locale, said) => {
  expect(ago(new Date(since), now, locale)).toBe(said);
});
