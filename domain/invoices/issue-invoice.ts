import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { findSeller } from '../seller/find-seller.ts';
import { accountingTax } from './accounting-tax.ts';
import type { IssueDeps } from './deps.ts';
import { draftInvoice } from './draft-invoice.ts';
import type { Invoice } from './invoice.ts';
import { issueDocument } from './issue-document.ts';

/**
 * Issues the invoice of an order, in the transaction that fulfils it.
 * @returns undefined while no seller is stored: the order is fulfilled all the same, and staff request its invoice later
 * (request-invoice.ts).
 */
export async function issueInvoice(tx: Db, deps: IssueDeps, order: Order): Promise<Invoice | undefined> {
  const seller = await findSeller(tx);
  if (!seller) {
    deps.log.warn({ order: order.number }, 'an order has no invoice, because nobody has written who sells');
    return undefined;
  }
  const draft = await draftInvoice(tx, order, { seller, demo: deps.sandbox !== undefined });
  const accounting = await accountingTax(tx, deps, draft.document);
  return issueDocument(tx, deps, {
    ...draft,
    document: { ...draft.document, ...(accounting && { accounting }) },
  });
}
