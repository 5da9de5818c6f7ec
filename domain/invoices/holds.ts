import { sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { invoiceFiles, invoices } from './tables.ts';

const ofInvoice = ofOrder(invoices.orderId);

/** What invoices hold of a member. They are never changed: a trigger refuses it. */
export const invoicesHolds: readonly Holding[] = [
  { table: invoices, of: ofInvoice, erasure: { kind: 'keep', why: BOOKS } },
  {
    table: invoiceFiles,
    of: (subject) =>
      sql`${invoiceFiles.invoiceId} in (select ${invoices.id} from ${invoices} where ${ofInvoice(subject)})`,
    // Made from the document, which is exported; the member centre has the files.
    withheld: [invoiceFiles.content],
    erasure: { kind: 'keep', why: BOOKS },
  },
];
