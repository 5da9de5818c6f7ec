import { expect, test } from 'vitest';
import { amount } from './money.ts';

test.each([
  ['19.95', 'USD', 1995],
  ['19,9', 'EUR', 1990],
  ['1234', 'EUR', 123_400],
  ['2980', 'JPY', 2980],
  ['2980.00', 'JPY', 2980],
  ['1.234', 'KWD', 1234],
  ['0', 'GBP', 0],
  ['21474836.47', 'USD', 2_147_483_647],
  ['21474836.48', 'USD', undefined],
  ['1,234.50', 'USD', undefined],
  ['1,234', 'USD', undefined],
  ['1,000', 'USD', undefined],
  ['1.200', 'EUR', undefined],
  ['1.200', 'KWD', 1200],
  ['12,000', 'JPY', undefined],
  ['29.80', 'JPY', undefined],
  ['-5', 'USD', undefined],
  ['$5', 'USD', undefined],
  ['1e3', 'USD', undefined],
])('%j in %s is %j', (written, currency, minor) => {
  expect(amount(written, currency)).toBe(minor);
});
