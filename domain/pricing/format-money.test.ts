import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney } from './format-money.ts';

test.each([
  [4995, 'USD', 'en', '$49.95'],
  [123456, 'USD', 'en', '$1,234.56'],
  [4995, 'USD', 'zh', '$49.95'],
  [4995, 'EUR', 'de', '49,95\u00a0€'],
  [123456, 'EUR', 'de', '1.234,56\u00a0€'],
  [123456, 'EUR', 'fr', '1\u202f234,56\u00a0€'],
  [6290, 'JPY', 'ja', '¥6,290'],
  [6284, 'JPY', 'ja', '¥6,280'],
  [6285, 'JPY', 'ja', '¥6,290'],
  [0, 'USD', 'en', '$0.00'],
  [-500, 'USD', 'en', '−$5.00'],
  [-500, 'EUR', 'de', '−5,00\u00a0€'],
  [12345678, 'BTC', 'en', '₿0.12345678'],
] as const)('%i %s in %s is %s', (amountMinor, currency, locale, shown) => {
  expect(formatMoney(amountMinor, currency, locale)).toBe(shown);
});

test.each([undefined, null, 'abc', Number.NaN, Number.POSITIVE_INFINITY, {}])(
  '%s is no number and gives 0',
  (value) => {
    expect(formatMoney(value, 'USD', 'en')).toBe('0');
  },
);

test('what is shown can be read back to the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
      const shown = formatMoney(cents, 'USD', 'en');
      expect(Math.round(Number(shown.replace(/[$,]/g, '')) * 100)).toBe(cents);
    }),
  );
});
