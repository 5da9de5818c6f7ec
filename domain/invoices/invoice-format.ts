import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { vatAreaOf } from '../tax/vat-area.ts';
import type { InvoiceDocument } from './invoice.ts';

/** File formats of a document: a PDF for people and, for businesses in the EU, an e-invoice. */
export const INVOICE_FORMATS = ['pdf', 'ubl'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** Media type and file extension of each format. */
export const INVOICE_FILES = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  ubl: { type: 'application/xml', ending: 'xml' },
} as const satisfies Record<InvoiceFormat, object>;

/**
 * Whether a document is between businesses in the European Union, so that it has an e-invoice. A small business may have no VAT
 * id; the standard requires one only if the buyer owes the tax (BR-AE-02). A buyer with a name counts as a business, because
 * consumers give no name.
 */
export function isElectronic({ buyer, seller, tax }: InvoiceDocument): boolean {
  const { name, country, vatId } = buyer;
  const isTaxed = tax.scheme === 'reverse_charge' ? vatId !== null : tax.scheme !== 'none' && tax.rateBp > 0;
  return (
    isTaxed &&
    name !== null &&
    seller.vatId !== null &&
    country !== null &&
    isEuCountry(vatAreaOf(country)) &&
    isEuCountry(vatAreaOf(seller.country))
  );
}

export function formatsOf(document: InvoiceDocument): InvoiceFormat[] {
  return isElectronic(document) ? ['pdf', 'ubl'] : ['pdf'];
}
