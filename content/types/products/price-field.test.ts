import type { NumberField } from 'payload';
import { expect, test } from 'vitest';
import { price } from './price-field.ts';

const check = (currency: 'usd' | 'eur' | 'jpy', value: unknown) =>
  ((price(currency) as NumberField).validate as (value: unknown) => true | string)(value);

test.each([[0.01], [19.99], [49.95], [1_000_000]])('a licence can cost %d dollars', (value) => {
  expect(check('usd', value)).toBe(true);
});

test.each([
  ['usd', -5, 'A price is more than 0.'],
  ['usd', 0, 'A price is more than 0.'],
  ['eur', 9.999, 'At most two decimals.'],
  ['usd', 100_000_000, 'A price is at most 1,000,000.'],
  ['jpy', 100_000_000, 'A price is at most 1,000,000.'],
  ['jpy', 7405, 'Yen prices go in steps of 10.'],
  ['usd', Number.NaN, 'A price is a number.'],
  ['usd', null, 'Without it, who pays in US dollars can’t buy this licence.'],
  ['eur', undefined, 'Without it, who pays in Euros can’t buy this licence.'],
] as const)('a licence can’t cost this much %s: %s', (currency, value, reason) => {
  expect(check(currency, value)).toContain(reason);
});
