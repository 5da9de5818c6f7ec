import { minorDigits } from '@spindle/platform/minor-digits.ts';

/** All rates are for one of these. */
export const EURO = 'EUR';

/** A reference rate of the European Central Bank. */
export interface ExchangeRate {
  /** ISO 4217. */
  currency: string;
  /** `2026-11-20`: the day it was published for. */
  day: string;
  /** Units of the currency for one euro, as it was published: `1.0823`. */
  perEuro: string;
}

/** What one currency is worth in another on a day. */
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
 * An amount in the other currency, rounded once to its minor unit, halves away from zero.
 * @param amountMinor minor units of `from`, whole; may be below zero
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

/** Units of `from` for one unit of `to`, as the bank quotes a euro: with six significant digits where it is divided. */
export function quoteOf({ fromPerEuro, toPerEuro }: Conversion): string {
  return toPerEuro === '1'
    ? fromPerEuro
    : String(Number((Number(fromPerEuro) / Number(toPerEuro)).toPrecision(6)));
}

function fractionOf(decimal: string): { above: bigint; below: bigint } {
  const [whole = '', part = ''] = decimal.split('.');
  return { above: BigInt(whole + part), below: 10n ** BigInt(part.length) };
}
