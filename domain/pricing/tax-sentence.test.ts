import { describe, expect, test } from 'vitest';
import { taxSentence } from './tax-sentence.ts';

const german = { country: 'DE', scheme: 'domestic', rateBp: 1900, taxMinor: 734 } as const;
const japanese = { country: 'JP', scheme: 'domestic', rateBp: 1000, taxMinor: 634 } as const;

describe('what a price holds', () => {
  test.each([
    [german, 'EUR', 'en', 'Includes €7.34 VAT (19%).'],
    [german, 'EUR', 'de', 'Enthält 7,34 € USt. (19 %).'],
    [german, 'EUR', 'fr', 'Dont 7,34 € de TVA (19 %).'],
    [german, 'USD', 'zh', '含加值稅（19%）$7.34。'],
    [japanese, 'JPY', 'ja', '消費税（10%）¥634を含みます。'],
    [japanese, 'JPY', 'en', 'Includes ¥634 consumption tax (10%).'],
    [{ ...german, country: 'FI', rateBp: 2550 }, 'EUR', 'en', 'Includes €7.34 VAT (25.5%).'],
  ] as const)('%j in %s is said in %s', (tax, currency, locale, said) => {
    expect(taxSentence(tax, currency, locale)?.replaceAll(/[\u00A0\u202F]/g, ' ')).toBe(said);
  });

  test('is nothing where the seller collects none, and a business is told that it owes the tax', () => {
    const none = { country: 'US', scheme: 'none', rateBp: 0, taxMinor: 0 } as const;
    expect(taxSentence(none, 'USD', 'en')).toBeUndefined();
    const reversed = { ...none, country: 'FR', scheme: 'reverse_charge' } as const;
    for (const locale of ['en', 'de', 'ja', 'fr', 'zh'] as const) {
      expect(taxSentence(reversed, 'EUR', locale)).toMatch(/Reverse|リバース|Autoliquidation|反向/i);
    }
  });
});
