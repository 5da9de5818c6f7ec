import type { Db } from '@spindle/platform/database.ts';
import type { Log } from '@spindle/platform/log.ts';
import { bookCurrency } from '../books/book-currency.ts';
import { convert } from '../books/exchange-rate.ts';
import { ratesOfDays } from '../books/rates-of-days.ts';
import { isSameVatArea } from '../tax/vat-area.ts';
import type { AccountingTax, Invoice, InvoiceDocument } from './invoice.ts';

type Taxed = Pick<
  InvoiceDocument,
  'currency' | 'tax' | 'taxMinor' | 'deliveredOn' | 'orderNumber' | 'seller' | 'buyer'
>;

/**
 * The tax of a domestic invoice in a foreign currency, converted to the books' currency, which the invoice has to state
 * (Directive 2006/112/EC, articles 230 and 91): at the rate of the day of delivery, or the last one published before. An order
 * does not wait for a rate: if none is stored, the invoice does not state it, like a ledger row, and can be corrected later.
 * Tax of another country, even under the seller's registration there, is not owed in the books' currency.
 */
export async function accountingTax(
  tx: Db,
  { log }: { log: Log },
  { currency: from, tax, taxMinor, deliveredOn: day, orderNumber, seller, buyer }: Taxed,
): Promise<AccountingTax | undefined> {
  const country = tax.country ?? buyer.country;
  const isHome = country !== null && isSameVatArea(country, seller.country);
  if (tax.scheme !== 'domestic' || !isHome || taxMinor === 0) return undefined;
  const to = await bookCurrency(tx);
  if (from === to) return undefined;
  const conversion = (await ratesOfDays(tx, day, day)).find({ from, to, day }, 'before');
  if (!conversion) {
    log.warn(
      { order: orderNumber, from, to, day },
      'an invoice lacks its tax in the books’ currency: no rate is kept',
    );
    return undefined;
  }
  return { taxMinor: convert(taxMinor, conversion), conversion };
}

/**
 * The same for a document about a part of an order's money, at the rate of its invoice, so that all documents of an order
 * together state the tax that is left, however the order is divided.
 * @param beforeMinor the tax of what was invoiced and not credited; @param afterMinor the same including this document
 */
export function accountingPart(
  of: AccountingTax | undefined,
  { beforeMinor, afterMinor }: { beforeMinor: number; afterMinor: number },
): { accounting?: AccountingTax } {
  if (!of) return {};
  const { conversion } = of;
  const taxMinor = Math.abs(convert(beforeMinor, conversion) - convert(afterMinor, conversion));
  return { accounting: { taxMinor, conversion } };
}

/** The tax of what was invoiced and not credited. */
export function taxLeft(issued: readonly Invoice[]): number {
  return issued.reduce(
    (sum, { document }) => sum + (document.kind === 'invoice' ? 1 : -1) * document.taxMinor,
    0,
  );
}
