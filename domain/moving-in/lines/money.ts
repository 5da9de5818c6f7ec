import { given } from './field.ts';

/** ISO 4217; may be a currency that the shop does not sell in. */
export const currency = given
  .toUpperCase()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is no currency of ISO 4217');

/** The largest amount that the database can store. */
const MOST = 2_147_483_647;

/**
 * Reads an amount with a point or a comma before the decimals and no thousands separators. If it has more decimals than the
 * currency, the point or comma may be a thousands separator (`1,000` dollars), so it is refused, except for `.0` and `.00`.
 * @returns minor units; undefined if it is not an amount in that currency
 */
export function amount(written: string, code: string): number | undefined {
  const [, whole, decimals = ''] = /^(\d{1,10})(?:[.,](\d{1,9}))?$/.exec(written) ?? [];
  if (whole === undefined) return undefined;
  const digits = digitsOf(code);
  const kept = decimals.length > digits ? decimals.replace(/^00?$/, '') : decimals;
  const minor = Number(whole + kept.padEnd(digits, '0'));
  return kept.length > digits || minor > MOST ? undefined : minor;
}

function digitsOf(code: string): number {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}
