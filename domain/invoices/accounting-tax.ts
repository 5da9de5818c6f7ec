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
 * What an invoice taxed at home in another currency has to say (Directive 2006/112/EC, articles 230 and 91): its tax at the rate of
 * the day of delivery, or the last one published before. An order does not wait for a rate: where none is kept, the
 * invoice goes without, as a ledger's row does, and can be corrected when there is one. What is
 * taxed in another country, also under a registration of its own there, is not owed in the books' currency.
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
 * The same for a document about a part of an order's money, at the rate of its invoice: all documents of an order together
 * say what is left of its tax, however it is cut.
 * @param beforeMinor the tax of what was invoiced and not credited; @param afterMinor the same with the document
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

/** The tax of what is invoiced and not credited. */
export function taxLeft(issued: readonly Invoice[]): number {
  return issued.reduce(
    (sum, { document }) => sum + (document.kind === 'invoice' ? 1 : -1) * document.taxMinor,
    0,
  );
}
