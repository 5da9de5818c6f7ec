import { shareTax, splitBack, splitTax, type TaxSplit } from '../tax/split-tax.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

type LineWithoutTax = Omit<InvoiceLine, 'netMinor' | 'taxMinor'>;
type Amounts = Pick<InvoiceDocument, 'lines' | 'netMinor' | 'taxMinor' | 'grossMinor'>;

/** What an invoice comes to: the tax once over all lines, each of which gets its share. */
export function invoiceAmounts(lines: readonly LineWithoutTax[], rateBp: number, currency: string): Amounts {
  return withShares(lines, splitTax(grossOf(lines), rateBp, currency));
}

/**
 * What a part of an order's invoices comes to: a credit note, or what is invoiced again because a refund has failed. The
 * tax of all documents together is always that of what is left, so that parts which come to the whole leave none.
 * @param leftMinor what is invoiced and not credited, with the part
 */
export function partAmounts(
  lines: readonly LineWithoutTax[],
  leftMinor: number,
  rateBp: number,
  currency: string,
): Amounts {
  return withShares(lines, splitBack({ leftMinor, backMinor: grossOf(lines) }, rateBp, currency));
}

function withShares(lines: readonly LineWithoutTax[], { netMinor, taxMinor }: TaxSplit): Amounts {
  const shares = shareTax(
    lines.map(({ grossMinor }) => grossMinor),
    taxMinor,
  );
  return {
    lines: lines.map((line, index) => ({ ...line, ...(shares[index] ?? { netMinor: 0, taxMinor: 0 }) })),
    netMinor,
    taxMinor,
    grossMinor: netMinor + taxMinor,
  };
}

function grossOf(lines: readonly LineWithoutTax[]): number {
  return lines.reduce((sum, { grossMinor }) => sum + grossMinor, 0);
}
