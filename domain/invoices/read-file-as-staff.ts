import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Actor } from '../actor.ts';
import { findOrder } from '../orders/find-order.ts';
import { formatsOf, type InvoiceFormat } from './invoice-format.ts';
import { maySeeDocuments } from './may-see-documents.ts';
import { selectInvoice } from './queries.ts';
import { readStoredFile } from './read-stored-file.ts';

/**
 * A document's file for staff with `invoices`; if the buyer was erased, only for staff with `books`.
 * @returns `unavailable` while it is being made
 */
export async function readFileAsStaff(
  deps: { db: Db; jobs: Jobs },
  actor: Actor,
  { number, format }: { number: string; format: InvoiceFormat },
): Promise<
  { ok: true; content: Buffer } | { ok: false; error: 'not_allowed' | 'not_found' | 'unavailable' }
> {
  const { db } = deps;
  const invoice = await selectInvoice(db, { number });
  const order = invoice && (await findOrder(db, invoice.orderId));
  if (!(await maySeeDocuments(db, actor, order))) return { ok: false, error: 'not_allowed' };
  if (!invoice || !formatsOf(invoice.document).includes(format)) return { ok: false, error: 'not_found' };
  return readStoredFile(deps, invoice.id, format);
}
