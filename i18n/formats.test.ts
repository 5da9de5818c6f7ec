import { expect, test } from 'vitest';
import { dateFormat, listFormat, numberFormat } from './formats.ts';

test.each([
  ['numbers', (digits: number) => numberFormat('de', { maximumFractionDigits: digits })],
  ['dates', (digits: number) => dateFormat('de', { fractionalSecondDigits: digits === 1 ? 1 : 2 })],
  ['lists', (digits: number) => listFormat('de', { style: digits === 1 ? 'long' : 'short' })],
])(
  'a formatter of %s is made once, since making one costs more than drawing a part of a page',
  (_, format) => {
    expect(format(1)).toBe(format(1));
    expect(format(1)).not.toBe(format(2));
  },
);

test('languages have formatters of their own', () => {
  expect(numberFormat('de').format(1234.5)).toBe('1.234,5');
  expect(numberFormat('en').format(1234.5)).toBe('1,234.5');
});
