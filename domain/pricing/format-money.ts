import { numberFormat } from '@spindle/i18n/formats.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';
import { MINOR_DIGITS } from './currency.ts';
import { roundYen } from './round-yen.ts';

const SYMBOLS = { USD: '$', EUR: '€', JPY: '¥', BTC: '₿' } as const;

/**
 * Formats an amount for people (spec §5): yen to the nearest ten, bitcoin with eight decimals, others with two; German and French
 * use a decimal comma and put the symbol last. Anything but a finite number gives `0`.
 * @param amountMinor minor units (cents, yen, satoshi)
 */
export function formatMoney(amountMinor: unknown, currency: Currency | 'BTC', locale: Locale): string {
  if (typeof amountMinor !== 'number' || !Number.isFinite(amountMinor)) return '0';
  const shown = currency === 'JPY' ? roundYen(amountMinor) : Math.round(amountMinor);
  return formatPart(shown, currency, locale);
}

/** Formats a part of a price, such as its tax: like a price, but to the exact yen. */
export function formatPart(shown: number, currency: Currency | 'BTC', locale: Locale): string {
  const digits = MINOR_DIGITS[currency];
  const sign = shown < 0 ? '−' : '';
  const number = numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(Math.abs(shown) / 10 ** digits);
  return LANGUAGES[locale].moneySign === 'after'
    ? `${sign}${number}\u00a0${SYMBOLS[currency]}`
    : `${sign}${SYMBOLS[currency]}${number}`;
}
