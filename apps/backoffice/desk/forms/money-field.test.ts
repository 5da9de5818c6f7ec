import { expect, test } from 'vitest';
import { amountField, minorOf } from './money-field.ts';

test.each([
  ['12.50', 'USD', 1250],
  ['12,5', 'EUR', 1250],
  [' 12 ', 'EUR', 1200],
  ['0.07', 'USD', 7],
  ['980', 'JPY', 980],
  ['500', 'points', 500],
])('%s %s are %i', (written, currency, minor) => {
  expect(minorOf(written, currency)).toBe(minor);
});

test.each([
  ['', 'USD'],
  ['-1', 'USD'],
  ['1.234', 'USD'],
  ['1,000.00', 'USD'],
  ['9.5', 'JPY'],
  ['1e3', 'USD'],
  ['a lot', 'USD'],
])('%s %s is no amount', (written, currency) => {
  expect(minorOf(written, currency)).toBeUndefined();
});

test.each([
  [1250, 'USD', '12.50'],
  [7, 'EUR', '0.07'],
  [980, 'JPY', '980'],
])('%i of %s stand as %s in a field', (minor, currency, written) => {
  expect(amountField(minor, currency)).toBe(written);
  expect(minorOf(written, currency)).toBe(minor);
});
