import { sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { invoiceFiles, invoices } from './tables.ts';

const ofInvoice = ofOrder(invoices.orderId);

/** What invoices store about a member. They are never changed: a trigger prevents it. */
export const invoicesHolds: readonly Holding[] = [
  { table: invoices, of: ofInvoice, erasure: { kind: 'keep', why: BOOKS } },
  {
    table: invoiceFiles,
    of: (subject) =>
      sql`${invoiceFiles.invoiceId} in (select ${invoices.id} from ${invoices} where ${ofInvoice(subject)})`,
    // Made from the document, which is exported; members get the files in the member centre.
    withheld: [invoiceFiles.content],
    erasure: { kind: 'keep', why: BOOKS },
  },
];
