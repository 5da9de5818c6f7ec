import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { KEPT_RATES } from './kept-rates.ts';
import { readVatId, vatPrefix } from './vat-id.ts';

test.each([
  ['FR', 'fr 40 303 265 045', 'FR40303265045'],
  ['FR', '40303265045', 'FR40303265045'],
  ['DE', 'DE-123.456.789', 'DE123456789'],
  ['GR', 'EL123456789', 'EL123456789'],
  ['GR', '123456789', 'EL123456789'],
  ['ES', 'ESB12345678', 'ESB12345678'],
  ['NL', 'NL123456789B01', 'NL123456789B01'],
  ['IE', 'IE1234567FA', 'IE1234567FA'],
  ['CH', 'CHE-123.456.788 MWST', 'CHE123456788MWST'],
  ['JP', 'T1234567890123', 'JPT1234567890123'],
  // Typed with an input method for Japanese.
  ['DE', 'ＤＥ１２３４５６７８９', 'DE123456789'],
])('of %s: %s is %s', (country, typed, vatId) => {
  expect(readVatId(typed, country)).toBe(vatId);
});

test.each([
  ['DE', 'DE12345678'],
  ['DE', 'FR40303265045'],
  ['FR', 'DE123456789'],
  ['GR', 'GR123456789'],
  ['ES', 'ES123456789'],
  ['AT', 'AT12345678'],
  ['US', ''],
  ['US', '<script>'],
])('of %s there is no such: %s', (country, typed) => {
  expect(readVatId(typed, country)).toBeUndefined();
});

test('what was read is read again as the same, for each member state', () => {
  const countries = [...new Set(KEPT_RATES.map(({ country }) => country))].filter(isEuCountry);
  const digits = fc.stringMatching(/^[0-9]{8,12}$/);
  fc.assert(
    fc.property(fc.constantFrom(...countries), digits, (country, typed) => {
      const vatId = readVatId(typed, country);
      if (vatId === undefined) return;
      expect(vatId).toBe(vatPrefix(country) + typed);
      expect(readVatId(vatId, country)).toBe(vatId);
    }),
  );
});
