import { LANGUAGES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { decimalsOf, heldAmount, readAmount, writeAmount } from './amount-text.ts';

test.each([
  ['54,99', 54.99],
  ['54.99', 54.99],
  [' 54,9 ', 54.9],
  ['54,', 54],
  ['7400', 7400],
  ['５４．９９', 54.99],
  ['', null],
])('“%s” is the price %s', (text, price) => {
  expect(readAmount(text, 2)).toBe(price);
});

test.each([['1.234,56'], ['1,234.56'], ['1 234'], ['54,99 €'], ['-5'], ['5e3'], [',99'], ['many']])(
  '“%s” is refused instead of guessed at',
  (text) => {
    expect(readAmount(text, 2)).toBe('unreadable');
  },
);

test.each(['1.234', '1,234', '54,999'])('“%s” has too many decimals for a price', (text) => {
  expect(readAmount(text, decimalsOf(0.01))).toBe('too_fine');
});

test.each([
  ['4,705', 0.001, 4.705],
  ['4,7051', 0.001, 'too_fine'],
  ['7400', 10, 7400],
  ['7400,5', 10, 'too_fine'],
] as const)('“%s” in steps of %s is %s', (text, step, amount) => {
  expect(readAmount(text, decimalsOf(step))).toBe(amount);
});

test('what can’t be read leaves what was stored, and not the part of it that was written on the way', () => {
  const held = ['1', '1.2', '1.234', '1.234,', '', '8'].map((text) => heldAmount({ text, before: 9 }, 2));
  expect(held).toEqual([1, 1.2, 9, 9, null, 8]);
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
