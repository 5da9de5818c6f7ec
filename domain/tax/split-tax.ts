import { shareByWeight } from '@spindle/platform/share-by-weight.ts';

export interface TaxSplit {
  /** Minor units; both together are the gross amount. */
  netMinor: number;
  taxMinor: number;
}

/**
 * The tax that is contained in a gross amount: once for an invoice and a rate, never line by line.
 * @param grossMinor minor units, whole and not negative
 * @param rateBp basis points: 1900 is 19 %, 550 is 5.5 %
 * @param currency ISO 4217. The net amount is rounded to the nearest minor unit; of yen, the tax is rounded down.
 */
export function splitTax(grossMinor: number, rateBp: number, currency: string): TaxSplit {
  const whole = 10_000 + rateBp;
  if (currency === 'JPY') {
    const taxMinor = Math.floor((grossMinor * rateBp) / whole);
    return { netMinor: grossMinor - taxMinor, taxMinor };
  }
  const netMinor = Math.floor((grossMinor * 20_000 + whole) / (2 * whole));
  return { netMinor, taxMinor: grossMinor - netMinor };
}

/**
 * What each line bears of the tax of all of them, in proportion to its gross amount, by largest remainder. The shares
 * add up to the tax, and none is more than its line.
 * @param taxMinor at most the sum of the lines
 */
export function shareTax(grossMinors: readonly number[], taxMinor: number): TaxSplit[] {
  const shares = shareByWeight(taxMinor, grossMinors);
  return grossMinors.map((gross, index) => {
    const share = shares[index] ?? 0;
    return { netMinor: gross - share, taxMinor: share };
  });
}

/**
 * The tax in a part of an amount that goes back, for a credit note: what it held before less what the rest holds. Parts
 * that come to the whole bring back all of its tax, however many there are.
 * @param leftMinor what had not gone back before, minor units
 * @param backMinor at most that
 */
export function splitBack(
  { leftMinor, backMinor }: { leftMinor: number; backMinor: number },
  rateBp: number,
  currency: string,
): TaxSplit {
  const before = splitTax(leftMinor, rateBp, currency);
  const after = splitTax(leftMinor - backMinor, rateBp, currency);
  return { netMinor: before.netMinor - after.netMinor, taxMinor: before.taxMinor - after.taxMinor };
}
