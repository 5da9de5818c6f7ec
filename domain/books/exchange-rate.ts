import { minorDigits } from '@spindle/platform/minor-digits.ts';

/** The base currency of all rates. */
export const EURO = 'EUR';

/** A reference rate of the European Central Bank. */
export interface ExchangeRate {
  /** ISO 4217. */
  currency: string;
  /** `2026-11-20`: the day it was published for. */
  day: string;
  /** Units of the currency for one euro, as published: `1.0823`. */
  perEuro: string;
}

/** The exchange rate between two currencies on a day. */
export interface Conversion {
  from: string;
  to: string;
  /** The day of the rates. */
  day: string;
  /** Units of each for one euro. */
  fromPerEuro: string;
  toPerEuro: string;
}

/**
 * Converts an amount, rounded once to the minor unit of `to`, halves away from zero.
 * @param amountMinor minor units of `from`, a whole number; may be negative
 * @returns minor units of `to`
 */
export function convert(amountMinor: number, { from, to, fromPerEuro, toPerEuro }: Conversion): number {
  const source = fractionOf(fromPerEuro);
  const target = fractionOf(toPerEuro);
  const above = BigInt(amountMinor) * target.above * source.below * 10n ** BigInt(minorDigits(to));
  const below = target.below * source.above * 10n ** BigInt(minorDigits(from));
  const half = above < 0n ? -below : below;
  return Number((2n * above + half) / (2n * below));
}

/** Units of `from` for one unit of `to`, in the way the bank quotes a euro; six significant digits if computed by division. */
export function quoteOf({ fromPerEuro, toPerEuro }: Conversion): string {
  return toPerEuro === '1'
    ? fromPerEuro
    : String(Number((Number(fromPerEuro) / Number(toPerEuro)).toPrecision(6)));
}

function fractionOf(decimal: string): { above: bigint; below: bigint } {
  const [whole = '', part = ''] = decimal.split('.');
  return { above: BigInt(whole + part), below: 10n ** BigInt(part.length) };
}
