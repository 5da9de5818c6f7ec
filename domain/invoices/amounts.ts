import { shareTax, splitBack, splitTax, type TaxSplit } from '../tax/split-tax.ts';
import type { InvoiceDocument, InvoiceLine } from './invoice.ts';

type LineWithoutTax = Omit<InvoiceLine, 'netMinor' | 'taxMinor'>;
type Amounts = Pick<InvoiceDocument, 'lines' | 'netMinor' | 'taxMinor' | 'grossMinor'>;

/** The amounts of an invoice: the tax is computed once for all lines, and each gets its share. */
export function invoiceAmounts(lines: readonly LineWithoutTax[], rateBp: number, currency: string): Amounts {
  return withShares(lines, splitTax(grossOf(lines), rateBp, currency));
}

/**
 * The amounts of a document about a part of an order: a credit note, or an invoice because a refund has failed. The tax of all
 * documents together is always the tax of what is left, so that crediting all parts leaves no tax.
 * @param leftMinor what was invoiced and not credited, including this part
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
