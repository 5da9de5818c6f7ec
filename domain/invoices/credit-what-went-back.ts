import type { Db } from '@spindle/platform/database.ts';
import { disputesOfOrder } from '../payments/disputes/disputes-of-order.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { findSeller } from '../seller/find-seller.ts';
import { accountingPart, taxLeft } from './accounting-tax.ts';
import { partAmounts } from './amounts.ts';
import type { IssueDeps } from './deps.ts';
import {
  type Invoice,
  type InvoiceLine,
  leftOfLines,
  lineOfPart,
  referenceTo,
  standingInvoice,
} from './invoice.ts';
import { issueDocument } from './issue-document.ts';
import { nextMove, sumOf } from './next-move.ts';
import { selectInvoicesOfOrders } from './queries.ts';

/**
 * Issues the documents that are due after refunds and disputes of an order: a credit note for each refund and each lost dispute,
 * and an invoice for what a bank has returned of either. It looks at the present state of refunds and disputes, so calling it
 * again issues nothing more. An order without an invoice gets no credit note.
 * @param orderId an order that the transaction has locked
 */
export async function creditWhatWentBack(tx: Db, deps: IssueDeps, orderId: string): Promise<void> {
  const issued = await selectInvoicesOfOrders(tx, [orderId]);
  const base = standingInvoice(issued);
  if (!base) return;
  const { accounting, ...document } = base.document;
  const seller = (await findSeller(tx)) ?? document.seller;
  // An order that was paid twice was invoiced once: its second payment is refunded without a document.
  const paid = await paidPaymentOfOrder(tx, orderId);
  const isOfPaid = ({ paymentId }: { paymentId: string }) => paymentId === paid?.id;
  const money = {
    refunds: (await refundsOfOrder(tx, orderId)).filter(isOfPaid),
    disputes: (await disputesOfOrder(tx, orderId)).filter(isOfPaid),
  };
  for (let move = nextMove(issued, money); move; move = nextMove(issued, money)) {
    const { cause, reason, amounts, note } = move;
    const lines = [...linesOf(issued).values()].flatMap((line) => {
      const grossMinor = amounts.get(line.lineId) ?? 0;
      return grossMinor > 0 ? [lineOfPart(line, grossMinor)] : [];
    });
    const left = sumOf(leftOfLines(issued)) + (note ? sumOf(amounts) : 0);
    const part = partAmounts(lines, left, document.tax.rateBp, document.currency);
    const beforeMinor = taxLeft(issued);
    const afterMinor = beforeMinor + (note ? part.taxMinor : -part.taxMinor);
    const invoice = await issueDocument(tx, deps, {
      ...{ orderId, cause },
      document: {
        ...document,
        ...{ kind: note ? 'invoice' : 'credit_note', reason, seller, couponCode: null },
        about: referenceTo(note ?? base),
        ...part,
        ...accountingPart(accounting, { beforeMinor, afterMinor }),
      },
    });
    issued.push(invoice);
  }
}

/** The lines of an order, from all its documents, because a correction has only the lines of which something was left. */
function linesOf(issued: readonly Invoice[]): ReadonlyMap<string, InvoiceLine> {
  return new Map(issued.flatMap(({ document }) => document.lines.map((line) => [line.lineId, line])));
}
