import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { minorDigits } from '@spindle/platform/minor-digits.ts';

/**
 * An amount as it came, to the last minor unit and in whatever currency, for those who check money. Prices in the shop
 * are written by `formatMoney`, which rounds yen.
 */
export function formatExactMoney(amountMinor: number, currency: string, locale: Locale): string {
  // Not an ISO 4217 code: shown as it is, in minor units.
  if (!/^[A-Z]{3}$/.test(currency)) return `${amountMinor} ${currency}`.trim();
  const format = new Intl.NumberFormat(LANGUAGES[locale].tag, { style: 'currency', currency });
  return format.format(amountMinor / 10 ** minorDigits(currency));
}
