import { expect, it } from 'vitest';
import { ago } from './format-ago.ts';

const now = new Date('2026-11-22T12:00:00Z');
const at = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['en', 59, 'now'],
  ['en', 60, '1 minute ago'],
  ['en', 3599, '59 minutes ago'],
  ['en', 3600, '1 hour ago'],
  ['de', 7200, 'vor 2 Stunden'],
  ['fr', 300, 'il y a 5 minutes'],
  ['ja', 300, '5分前'],
  ['ja', 59, 'たった今'],
  ['zh', 7200, '2 小時前'],
  // Another node's clock may be ahead.
  ['en', -30, 'now'],
] as const)('says in %s what was %i seconds ago', (locale, seconds, said) => {
  expect(ago(locale, at(seconds), now)).toBe(said);
});
