import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import { shareTax, splitTax } from './split-tax.ts';

interface Amounts {
  listMinor: number;
  discountMinor: number;
  totalMinor: number;
}

/**
 * The lines of a basket without the tax that their prices contain, for a buyer who owes it themselves: list price,
 * discount and total are net then. The tax is taken out of all of them at once and shared, as on an invoice.
 * @param waivedBp basis points; 0 leaves the lines as they are
 */
export function waiveTax<Line extends Amounts>(
  lines: readonly Line[],
  waivedBp: number,
  currency: string,
): Line[] {
  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
  const totals = lines.map(({ totalMinor }) => totalMinor);
  const discounts = lines.map(({ discountMinor }) => discountMinor);
  const shares = shareTax(totals, splitTax(sum(totals), waivedBp, currency).taxMinor);
  const offs = shareByWeight(splitTax(sum(discounts), waivedBp, currency).taxMinor, discounts);
  return lines.map((line, index) => {
    const totalMinor = shares[index]?.netMinor ?? line.totalMinor;
    const discountMinor = line.discountMinor - (offs[index] ?? 0);
    return { ...line, totalMinor, discountMinor, listMinor: totalMinor + discountMinor };
  });
}
