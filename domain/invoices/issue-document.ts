import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { dayIn } from '../seller/seller.ts';
import type { IssueDeps } from './deps.ts';
import { type Invoice, type InvoiceDocument, invoiceNumber } from './invoice.ts';
import { documentMail, makeFiles } from './job-kinds.ts';
import { drawNumber, insertInvoice } from './queries.ts';

export type Draft = Pick<Invoice, 'orderId' | 'cause'> & {
  document: Omit<InvoiceDocument, 'number' | 'issuedOn'>;
};

/**
 * Gives a document its number and day, keeps it as it is, has its files made and, where nobody
 * else mails it, its buyer told. The number is drawn last, because others
 * wait for theirs until the transaction ends.
 * @throws when its cause has brought a document of this kind before; the caller holds the lock of the order and has looked.
 */
export async function issueDocument(
  tx: Db,
  { clock, jobs }: Pick<IssueDeps, 'clock' | 'jobs'>,
  { document: draft, ...of }: Draft,
): Promise<Invoice> {
  const issuedAt = clock.now();
  const issuedOn = dayIn(draft.seller.timeZone, issuedAt);
  const series = { demo: draft.demo, kind: draft.kind, year: Number(issuedOn.slice(0, 4)) };
  const place = { ...series, sequence: await drawNumber(tx, series) };
  const document = { ...draft, number: invoiceNumber(place), issuedOn };
  const invoice = { ...of, id: randomUUID(), issuedAt, document };
  await insertInvoice(tx, invoice, place);
  await jobs.send(tx, makeFiles, { invoiceId: invoice.id });
  if (isMailed(document)) await jobs.send(tx, documentMail, { invoiceId: invoice.id });
  return invoice;
}

/** The invoice of an order is named in the order's own mail, or in that of the subscription which has placed it; a bank has told its customer of a dispute. */
function isMailed({ kind, reason }: InvoiceDocument): boolean {
  return reason === 'refund' || reason === 'refund_failed' || (reason === 'correction' && kind === 'invoice');
}
