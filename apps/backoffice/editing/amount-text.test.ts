import { LANGUAGES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { readAmount, writeAmount } from './amount-text.ts';

test.each([
  ['54,99', 54.99],
  ['54.99', 54.99],
  [' 54,9 ', 54.9],
  ['54,', 54],
  ['7400', 7400],
  ['５４．９９', 54.99],
  ['', null],
])('“%s” is the price %s', (text, price) => {
  expect(readAmount(text)).toBe(price);
});

test.each([
  ['1.234,56'],
  ['1,234.56'],
  ['1.234'],
  ['1,234'],
  ['1 234'],
  ['54,999'],
  ['54,99 €'],
  ['-5'],
  ['5e3'],
  [',99'],
  ['many'],
])('“%s” is refused instead of guessed at', (text) => {
  expect(readAmount(text)).toBeUndefined();
});

test.each([
  ['de', 54.99, '54,99'],
  ['fr', 1234.5, '1234,50'],
  ['en', 54.99, '54.99'],
  ['ja', 7400, '7400'],
  ['zh', 12345.6, '12345.60'],
  ['de', 9.999, '9,999'],
  ['de', null, ''],
  ['de', undefined, ''],
] as const)('in %s the price %s is written “%s”', (locale, price, text) => {
  expect(writeAmount(price, LANGUAGES[locale].dateTag)).toBe(text);
});
