import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { findOrder } from '../orders/find-order.ts';
import { isErased } from '../orders/order.ts';
import { formatsOf, type InvoiceFormat } from './invoice-format.ts';
import { checkInvoiceLink } from './invoice-link.ts';
import { selectInvoice } from './queries.ts';
import { readStoredFile } from './read-stored-file.ts';

export interface InvoiceFileRequest {
  number: string;
  format: InvoiceFormat;
  /** `sig` of a mailed link. */
  sig?: string | undefined;
  /** The member who is logged in. */
  memberId?: string | undefined;
}

/**
 * A document's file, for whoever has a valid link, or for the member who placed the order. For others it is `not_found`, as if it
 * did not exist. @returns `unavailable` while it is being made
 */
export async function readInvoiceFile(
  deps: { db: Db; jobs: Jobs; clock: Clock; accessKey: Buffer },
  { number, format, sig, memberId }: InvoiceFileRequest,
): Promise<
  { ok: true; content: Buffer } | { ok: false; error: 'not_found' | 'link_expired' | 'unavailable' }
> {
  const { db, clock, accessKey } = deps;
  const link = sig === undefined ? 'forged' : checkInvoiceLink(accessKey, { number, sig }, clock.now());
  const invoice = await selectInvoice(db, { number });
  const order = invoice && (await findOrder(db, invoice.orderId));
  const isOwn = memberId !== undefined && order?.memberId === memberId;
  // Documents of an erased buyer are kept for the accountant only.
  const isThere = invoice && order && !isErased(order) && formatsOf(invoice.document).includes(format);
  if (!isThere || (link === 'forged' && !isOwn)) return { ok: false, error: 'not_found' };
  if (link === 'expired' && !isOwn) return { ok: false, error: 'link_expired' };
  return readStoredFile(deps, invoice.id, format);
}
