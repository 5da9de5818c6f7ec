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
 * Issues a document: gives it a number and a day, stores it, and queues the making of its files and, if no other mail tells of
 * it, a mail to the buyer. From then on others who need a number wait until the transaction ends.
 * @throws if its cause has issued a document of this kind before; the caller has locked the order and checked that.
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

/**
 * Whether a document has a mail of its own. An order's invoice is named in the mail of the order or of its subscription, and the
 * bank tells its customer about a dispute.
 */
function isMailed({ kind, reason }: InvoiceDocument): boolean {
  return reason === 'refund' || reason === 'refund_failed' || (reason === 'correction' && kind === 'invoice');
}
