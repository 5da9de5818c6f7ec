import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { isForgotten } from '../privacy/holding.ts';
import { INVOICE_KINDS, type Invoice, type InvoiceKind } from './invoice.ts';
import type { InvoiceFormat } from './invoice-format.ts';
import { invoiceFiles, invoiceSeries, invoices } from './tables.ts';

/**
 * The next number of a series. Others who need a number, even of the other kind, wait until the transaction ends; if it is rolled
 * back, no gap is left.
 */
export async function drawNumber(
  tx: Db,
  series: { demo: boolean; kind: InvoiceKind; year: number },
): Promise<number> {
  const { demo, year, kind } = invoiceSeries;
  // Locks both kinds in a fixed order: transactions issue invoice and credit note in either order, and would deadlock.
  const lock = () =>
    tx
      .select({ kind })
      .from(invoiceSeries)
      .where(and(eq(demo, series.demo), eq(year, series.year)))
      .orderBy(asc(kind))
      .for('update');
  // A row that does not exist can't be locked, so the first transaction of a year inserts the rows of both kinds.
  if ((await lock()).length < INVOICE_KINDS.length) {
    const kinds = INVOICE_KINDS.toSorted().map((each) => ({ ...series, kind: each, last: 0 }));
    await tx.insert(invoiceSeries).values(kinds).onConflictDoNothing();
    await lock();
  }
  const [row] = await tx
    .update(invoiceSeries)
    .set({ last: sql`${invoiceSeries.last} + 1` })
    .where(and(eq(demo, series.demo), eq(year, series.year), eq(kind, series.kind)))
    .returning({ last: invoiceSeries.last });
  if (!row) throw new Error('an invoice got no number');
  return row.last;
}

export async function insertInvoice(
  tx: Db,
  { document: { accounting, ...document }, ...invoice }: Invoice,
  place: { year: number; sequence: number },
): Promise<void> {
  const { number, demo, kind } = document;
  await tx.insert(invoices).values({ ...invoice, ...place, number, demo, kind, document, accounting });
}

/** In order of issue. */
export async function selectInvoicesOfOrders(db: Db, orderIds: readonly string[]): Promise<Invoice[]> {
  const rows = await db
    .select()
    .from(invoices)
    .where(inArray(invoices.orderId, [...orderIds]))
    .orderBy(asc(invoices.ordinal));
  return rows.map(toInvoice);
}

/** The number of the invoice that was issued last for each order. */
export async function selectInvoiceNumbers(
  db: Db,
  orderIds: readonly string[],
): Promise<Map<string, string>> {
  const { orderId, number, kind, ordinal } = invoices;
  const rows = await db
    .select({ orderId, number })
    .from(invoices)
    .where(and(inArray(orderId, [...orderIds]), eq(kind, 'invoice')))
    .orderBy(asc(ordinal));
  return new Map(rows.map((row) => [row.orderId, row.number]));
}

export async function selectInvoice(
  db: Db,
  by: { id: string } | { number: string },
): Promise<Invoice | undefined> {
  const is = 'id' in by ? eq(invoices.id, by.id) : eq(invoices.number, by.number);
  const [row] = await db.select().from(invoices).where(is);
  return row && toInvoice(row);
}

/** An existing file stays as it is. */
export async function insertFile(db: Db, file: typeof invoiceFiles.$inferInsert): Promise<void> {
  await db.insert(invoiceFiles).values(file).onConflictDoNothing();
}

export async function selectFile(
  db: Db,
  invoiceId: string,
  format: InvoiceFormat,
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: invoiceFiles.content })
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.invoiceId, invoiceId), eq(invoiceFiles.format, format)));
  return row?.content;
}

function toInvoice({
  id,
  orderId,
  cause,
  issuedAt,
  document,
  accounting,
}: typeof invoices.$inferSelect): Invoice {
  return { id, orderId, cause, issuedAt, document: { ...document, ...(accounting && { accounting }) } };
}

/** Removes buyers from documents past the retention period, and deletes their files. Triggers allow no other change. */
export async function forgetBuyers(tx: Db, firstKeptYear: number): Promise<void> {
  await tx.execute(sql`select set_config('shop.first_kept_year', ${String(firstKeptYear)}, true)`);
  const forgotten = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(isForgotten(invoices.orderId, firstKeptYear));
  await tx.delete(invoiceFiles).where(inArray(invoiceFiles.invoiceId, forgotten));
  const nobody = sql`jsonb_build_object('name', null, 'address', null, 'vatId', null, 'email', '',
    'country', document #> '{buyer,country}')`;
  await tx
    .update(invoices)
    .set({ document: sql`jsonb_set(document, '{buyer}', ${nobody})` })
    .where(and(isForgotten(invoices.orderId, firstKeptYear), sql`document #>> '{buyer,email}' <> ''`));
}
