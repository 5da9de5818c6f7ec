/** What is made of a document for its buyer. */
export const INVOICE_FORMATS = ['pdf'] as const;
export type InvoiceFormat = (typeof INVOICE_FORMATS)[number];
