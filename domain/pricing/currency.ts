import type { Locale } from '@spindle/platform/locales.ts';
import type { Currency } from '../catalogue/offer.ts';

const BY_LOCALE: Record<Locale, Currency> = { en: 'USD', de: 'EUR', fr: 'EUR', zh: 'USD', ja: 'JPY' };

/** The currency a visitor pays in (spec §3, currency by locale). */
export function currencyOf(locale: Locale): Currency {
  return BY_LOCALE[locale];
}

/** Decimal places between the minor and the major unit. */
export const MINOR_DIGITS = { USD: 2, EUR: 2, JPY: 0, BTC: 8 } as const;
