import { given } from './field.ts';

/** ISO 4217; also one that the shop does not sell in. */
export const currency = given
  .toUpperCase()
  .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is no currency of ISO 4217');

/** The most that the database keeps of an amount. */
const MOST = 2_147_483_647;

/**
 * Minor units of what is written with a point or a comma before the decimals and without separators of thousands: what
 * has more decimals than its currency may have such a separator (`1,000` dollars) and is refused. `.00` is no separator.
 * @returns undefined where it is no amount in that currency.
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
