import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { minorDigits } from '@spindle/platform/minor-digits.ts';

/**
 * Formats an amount to the exact minor unit and in any currency, for people who check money. Prices in the shop use
 * `formatMoney`, which rounds yen.
 */
export function formatExactMoney(amountMinor: number, currency: string, locale: Locale): string {
  // Not an ISO 4217 code: shown in minor units.
  if (!/^[A-Z]{3}$/.test(currency)) return `${amountMinor} ${currency}`.trim();
  const format = new Intl.NumberFormat(LANGUAGES[locale].tag, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** minorDigits(currency));
}
