import type { TaxedSales } from '@spindle/domain/sales/read-tax.ts';
import type { CurrencySales, SalesReport } from '@spindle/domain/sales/sales.ts';

/**
 * The currencies of a report, and those that occur only in documents of these days, such as an invoice issued late or a
 * credit note.
 */
export function withTaxed(
  { currencies, days }: SalesReport,
  taxed: readonly Pick<TaxedSales, 'currency'>[],
): readonly CurrencySales[] {
  const sold = new Set(currencies.map(({ currency }) => currency));
  const others = new Set(taxed.map(({ currency }) => currency).filter((currency) => !sold.has(currency)));
  return [
    ...currencies,
    ...[...others].map((currency) => {
      const nothing = { currency, orders: 0, revenueMinor: 0, refundedMinor: 0, chargedBackMinor: 0 };
      return { ...nothing, byDay: days.map(() => nothing), byProduct: [], byCountry: [] };
    }),
  ];
}
