import { expect, test } from 'vitest';
import { inDays } from './format-in.ts';

const now = new Date('2026-11-22T23:00:00Z');

test.each([
  ['en', '2026-11-28T01:00:00Z', 'in 6 days'],
  ['de', '2026-11-23T01:00:00Z', 'morgen'],
  ['ja', '2026-11-28T01:00:00Z', '6日後'],
  ['fr', '2026-11-22T01:00:00Z', 'aujourd’hui'],
  ['zh', '2026-11-20T23:59:00Z', '前天'],
] as const)('in %s, %s is %s', (locale, at, said) => {
  expect(inDays(locale, new Date(at), now)).toBe(said);
});
