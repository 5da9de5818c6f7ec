import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { mayAct } from '../staff/may-act.ts';
import { formatsOf, type InvoiceFormat } from './invoice-format.ts';
import { selectFile, selectInvoice } from './queries.ts';

/** A document's file for staff with `invoices`. @returns `unavailable` while it is being made */
export async function readFileAsStaff(
  db: Db,
  actor: Actor,
  { number, format }: { number: string; format: InvoiceFormat },
): Promise<
  { ok: true; content: Buffer } | { ok: false; error: 'not_allowed' | 'not_found' | 'unavailable' }
> {
  if (!(await mayAct(db, actor, 'invoices'))) return { ok: false, error: 'not_allowed' };
  const invoice = await selectInvoice(db, { number });
  if (!invoice || !formatsOf(invoice.document).includes(format)) return { ok: false, error: 'not_found' };
  const content = await selectFile(db, invoice.id, format);
  return content ? { ok: true, content } : { ok: false, error: 'unavailable' };
}
