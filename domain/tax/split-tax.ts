import { shareByWeight } from '@spindle/platform/share-by-weight.ts';

export interface TaxSplit {
  /** Minor units; both add up to the gross amount. */
  netMinor: number;
  taxMinor: number;
}

/**
 * The tax contained in a gross amount. Compute it once per invoice and rate, never line by line.
 * @param grossMinor minor units, a whole number, not negative
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
 * Divides the tax of all lines among them, in proportion to their gross amounts, by largest remainder. The shares add up to the
 * tax, and none exceeds its line.
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
 * The tax in a part of an amount that is credited: the tax of the amount before, minus that of the rest. So crediting all parts
 * credits all of the tax, however many parts there are.
 * @param leftMinor what was not credited before, minor units
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
