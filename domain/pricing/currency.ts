import type { Currency } from '@spindle/platform/currencies.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** The currency in which a visitor pays (spec §3, currency by locale). */
export function currencyOf(locale: Locale): Currency {
  return LANGUAGES[locale].currency;
}

/** Decimal places between the minor and the major unit. */
export const MINOR_DIGITS = { USD: 2, EUR: 2, JPY: 0, BTC: 8 } as const;
