import { shareByWeight } from '@spindle/platform/share-by-weight.ts';
import { splitTax } from './split-tax.ts';

interface Amounts {
  listMinor: number;
  discountMinor: number;
  totalMinor: number;
}

/** Prices are whole cents, or ten yen (spec §5). */
const unitOf = (currency: string) => (currency === 'JPY' ? 10 : 1);

/** A price without the tax that it contains, rounded like a price: yen to the nearest ten. */
export function netPrice(grossMinor: number, rateBp: number, currency: string): number {
  const unit = unitOf(currency);
  const { netMinor } = splitTax(grossMinor, rateBp, currency);
  return Math.min(grossMinor, Math.floor((netMinor + unit / 2) / unit) * unit);
}

/** The tax taken out of the sum of amounts, divided among them in whole units. */
function waivedShares(grossMinors: readonly number[], rateBp: number, currency: string): number[] {
  const unit = unitOf(currency);
  const gross = grossMinors.reduce((sum, amount) => sum + amount, 0);
  const waived = gross - netPrice(gross, rateBp, currency);
  return shareByWeight(waived / unit, grossMinors).map((units) => units * unit);
}

/**
 * The lines of a basket without the tax that their prices contain, for a buyer under reverse charge: list price, discount and
 * total are net then. The tax is taken out of the sums and divided among the lines by largest remainder.
 * @param lines in whole units of the currency
 * @param waivedBp basis points; 0 leaves the lines as they are
 */
export function waiveTax<Line extends Amounts>(
  lines: readonly Line[],
  waivedBp: number,
  currency: string,
): Line[] {
  const sharesOf = (amount: (line: Line) => number) => waivedShares(lines.map(amount), waivedBp, currency);
  const totals = sharesOf((line) => line.totalMinor);
  const discounts = sharesOf((line) => line.discountMinor);
  return lines.map((line, index) => {
    const totalMinor = line.totalMinor - (totals[index] ?? 0);
    const discountMinor = line.discountMinor - (discounts[index] ?? 0);
    return { ...line, totalMinor, discountMinor, listMinor: totalMinor + discountMinor };
  });
}
