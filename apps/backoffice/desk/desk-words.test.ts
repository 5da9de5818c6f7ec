import { expect, test } from 'vitest';
import { deskWords } from './desk-words.ts';

test.each([
  ['en', '1 Mar 2026'],
  ['de', '01.03.2026'],
  ['ja', '2026/03/01'],
  ['fr', '1 mars 2026'],
  ['zh-TW', '2026年3月1日'],
])('a day is written in %s as its readers do, whatever zone the program is in', (language, day) => {
  expect(deskWords(language).formatDay('2026-03-01')).toBe(day);
});
