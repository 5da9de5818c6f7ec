const unitsOf = (currency: string) =>
  /^[A-Z]{3}$/.test(currency)
    ? (new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ??
      2)
    : 0;

/**
 * An amount as people write it, `12.50` or `12,50`, in minor units; undefined if it is not an amount, or has more
 * decimals than the currency.
 */
export function minorOf(written: string, currency: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,9})(?:[.,](\d+))?$/.exec(written.trim()) ?? [];
  const units = unitsOf(currency);
  if (whole === undefined || part.length > units) return undefined;
  return Number(whole + part.padEnd(units, '0'));
}

/** The value of such a field for an amount. */
export function amountField(amountMinor: number, currency: string): string {
  const units = unitsOf(currency);
  return (amountMinor / 10 ** units).toFixed(units);
}
