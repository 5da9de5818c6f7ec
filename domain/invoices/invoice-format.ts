import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { vatAreaOf } from '../tax/vat-area.ts';
import type { InvoiceDocument } from './invoice.ts';

/** What is made of a document: the sheet that people read, and for businesses of the Union the e-invoice beside it. */
export const INVOICE_FORMATS = ['pdf', 'ubl'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];

/** What a file of each is called, and how it is sent. */
export const INVOICE_FILES = {
  pdf: { type: 'application/pdf', ending: 'pdf' },
  ubl: { type: 'application/xml', ending: 'xml' },
} as const satisfies Record<InvoiceFormat, object>;

/**
 * Whether a document is one between businesses of the European Union, which take e-invoices. A small one may have no VAT
 * id; the norm asks for it where the buyer owes the tax (BR-AE-02). Who is named is one: consumers give no name.
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
