import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { isFulfilled } from '../orders/order.ts';
import { mayAct } from '../staff/may-act.ts';
import { creditWhatWentBack } from './credit-what-went-back.ts';
import type { InvoicesDeps } from './deps.ts';
import type { Invoice } from './invoice.ts';
import { issueInvoice } from './issue-invoice.ts';
import { maySeeDocuments } from './may-see-documents.ts';
import { selectInvoicesOfOrders } from './queries.ts';

/**
 * Issues the invoice of an order that was fulfilled without one, because it is older than invoices or no seller was stored.
 * Refunds since then are credited at once. For staff with `invoices`; if the buyer was erased, with `books` as well.
 */
export async function requestInvoice(
  deps: InvoicesDeps,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<
  | { ok: true; invoice: Invoice }
  | { ok: false; error: 'not_allowed' | 'not_paid' | 'invoice_exists' | 'seller_missing' }
> {
  if (!(await mayAct(deps.db, actor, 'invoices'))) return { ok: false, error: 'not_allowed' };
  return deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!(await maySeeDocuments(tx, actor, order))) return { ok: false, error: 'not_allowed' };
    if (!order || !isFulfilled(order)) return { ok: false, error: 'not_paid' };
    if ((await selectInvoicesOfOrders(tx, [orderId])).length > 0) {
      return { ok: false, error: 'invoice_exists' };
    }
    const invoice = await issueInvoice(tx, deps, order);
    if (!invoice) return { ok: false, error: 'seller_missing' };
    await creditWhatWentBack(tx, deps, orderId);
    await writeAudit(tx, actor, {
      action: 'invoice.request',
      subject: { kind: 'order', id: orderId },
      before: null,
      after: { invoice: invoice.document.number },
      at: invoice.issuedAt,
    });
    return { ok: true, invoice };
  });
}
