import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { NewOrder } from '../orders/place-order.ts';
import { shareReductions } from '../pricing/share-reductions.ts';
import { decideTax, type TaxedSale, type TaxVerdict } from '../tax/decide-tax.ts';
import { splitTax } from '../tax/split-tax.ts';
import { netPrice, waiveTax } from '../tax/waive-tax.ts';
import type { Quote, QuotedLine } from './checkout.ts';

/** What a buyer pays for a quoted basket, and the tax in it; minor units. */
export interface Bill {
  tax: TaxVerdict;
  /** The lines of the quote; without tax if the buyer is a business under reverse charge. */
  lines: readonly [QuotedLine, ...QuotedLine[]];
  totalMinor: number;
  /** Contained in the total. */
  taxMinor: number;
  /** How much lower the total is than the quote's. */
  waivedMinor: number;
}

/** Decides the tax that a basket contains, and what is to be paid for it. */
export async function billBasket(
  db: Db,
  { lines, totalMinor: grossMinor, currency }: Pick<Quote, 'lines' | 'totalMinor' | 'currency'>,
  sale: TaxedSale,
  at: Date,
): Promise<Bill> {
  const tax = await decideTax(db, sale, at);
  const [first = lines[0], ...others] = waiveTax(lines, tax.waivedBp, currency).map((line) => ({
    ...line,
    renewalMinor: line.renewalMinor === null ? null : netPrice(line.renewalMinor, tax.waivedBp, currency),
  }));
  const totalMinor = [first, ...others].reduce((sum, line) => sum + line.totalMinor, 0);
  return {
    tax,
    lines: [first, ...others],
    totalMinor,
    taxMinor: splitTax(totalMinor, tax.rateBp, currency).taxMinor,
    waivedMinor: grossMinor - totalMinor,
  };
}

/** The order lines of a bill, each with its reductions. */
export function orderLinesOf(
  { lines: [first, ...others] }: Pick<Bill, 'lines'>,
  currency: Currency,
): NewOrder['lines'] {
  return [lineOf(first, currency), ...others.map((line) => lineOf(line, currency))];
}

function lineOf(
  { product, pid, licenceType, listMinor, discountMinor, totalMinor, renewalMinor, reductions }: QuotedLine,
  currency: Currency,
) {
  return {
    ...{ pid, productName: product.name, licenceType, quantity: 1 },
    ...{ listMinor, discountMinor, totalMinor, renewalMinor },
    ...{ ...shareReductions(reductions, discountMinor, currency), creditMinor: 0 },
  };
}
