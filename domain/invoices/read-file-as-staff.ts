import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { findOrder } from '../orders/find-order.ts';
import { formatsOf, type InvoiceFormat } from './invoice-format.ts';
import { maySeeDocuments } from './may-see-documents.ts';
import { selectFile, selectInvoice } from './queries.ts';

/**
 * A document's file for staff with `invoices`; of a buyer who was erased, for those with `books` alone.
 * @returns `unavailable` while it is being made
 */
export async function readFileAsStaff(
  db: Db,
  actor: Actor,
  { number, format }: { number: string; format: InvoiceFormat },
): Promise<
  { ok: true; content: Buffer } | { ok: false; error: 'not_allowed' | 'not_found' | 'unavailable' }
> {
  const invoice = await selectInvoice(db, { number });
  const order = invoice && (await findOrder(db, invoice.orderId));
  if (!(await maySeeDocuments(db, actor, order))) return { ok: false, error: 'not_allowed' };
  if (!invoice || !formatsOf(invoice.document).includes(format)) return { ok: false, error: 'not_found' };
  const content = await selectFile(db, invoice.id, format);
  return content ? { ok: true, content } : { ok: false, error: 'unavailable' };
}
