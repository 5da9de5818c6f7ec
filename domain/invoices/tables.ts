import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { TaxScheme } from '../tax/tax.ts';
import { type AccountingTax, INVOICE_KINDS, type InvoiceDocument, type InvoiceKind } from './invoice.ts';
import type { InvoiceFormat } from './invoice-format.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The last number of each series. A number is drawn in the transaction that issues its document, so there are no gaps. */
export const invoiceSeries = shop.table(
  'invoice_series',
  {
    demo: boolean().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    /** In the seller's time zone. */
    year: integer().notNull(),
    last: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.demo, table.kind, table.year] })],
);

/** Columns for reports, generated from the document by the database, so that they can't differ from it. */
const said = (path: string, type = 'text') => sql.raw(`(document #>> '{${path}}')::${type}`);
const reported = {
  issuedOn: text('issued_on').notNull().generatedAlwaysAs(said('issuedOn')),
  suppliedOn: text('supplied_on').notNull().generatedAlwaysAs(said('deliveredOn')),
  currency: text().notNull().generatedAlwaysAs(said('currency')),
  /** Documents of older versions have no country in `tax`. */
  taxCountry: text('tax_country').generatedAlwaysAs(
    sql.raw("coalesce(document #>> '{tax,country}', document #>> '{buyer,country}')"),
  ),
  taxScheme: text('tax_scheme').$type<TaxScheme>().notNull().generatedAlwaysAs(said('tax,scheme')),
  rateBp: integer('rate_bp').notNull().generatedAlwaysAs(said('tax,rateBp', 'integer')),
  netMinor: integer('net_minor').notNull().generatedAlwaysAs(said('netMinor', 'integer')),
  taxMinor: integer('tax_minor').notNull().generatedAlwaysAs(said('taxMinor', 'integer')),
  grossMinor: integer('gross_minor').notNull().generatedAlwaysAs(said('grossMinor', 'integer')),
};

/** Invoices and credit notes as issued. Rows are only inserted: a trigger prevents everything else. */
export const invoices = shop.table(
  'invoices',
  {
    id: uuid().primaryKey(),
    /** Order of issue among the documents of one order, which are issued under its lock. */
    ordinal: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    number: text().notNull().unique(),
    demo: boolean().notNull(),
    kind: text().$type<InvoiceKind>().notNull(),
    year: integer().notNull(),
    sequence: integer().notNull(),
    orderId: uuid('order_id').notNull(),
    cause: text().notNull(),
    issuedAt: moment('issued_at').notNull(),
    document: jsonb().$type<InvoiceDocument>().notNull(),
    /**
     * The document's tax in the books' currency. A column of its own, because storefronts of older versions copy everything in an
     * invoice's document to the credit note of a part.
     */
    accounting: jsonb().$type<AccountingTax>(),
    ...reported,
  },
  (table) => [
    index('invoices_by_day').on(table.demo, table.issuedOn, table.ordinal),
    uniqueIndex('invoices_series').on(table.demo, table.kind, table.year, table.sequence),
    uniqueIndex('invoices_cause').on(table.cause, table.kind),
    index('invoices_of_order').on(table.orderId),
    index('invoices_by_time').on(table.issuedAt, table.id),
    check('invoices_kind', sql.raw(`kind in (${INVOICE_KINDS.map((kind) => `'${kind}'`).join(', ')})`)),
  ],
);

/** The files of documents, stored so that each request gets the same bytes. Rows are only inserted, as above. */
export const invoiceFiles = shop.table(
  'invoice_files',
  {
    invoiceId: uuid('invoice_id')
      .notNull()
      .references(() => invoices.id),
    format: text().$type<InvoiceFormat>().notNull(),
    content: bytes().notNull(),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.invoiceId, table.format] })],
);
