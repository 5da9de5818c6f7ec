import type { Db } from '@spindle/platform/database.ts';
import { type Sites, siteOf } from '@spindle/platform/sites.ts';
import { standingInvoice } from '../../invoices/invoice.ts';
import { signedInvoiceLink } from '../../invoices/invoice-link.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { findOrder } from '../../orders/find-order.ts';
import { formatPaid } from '../../pricing/format-paid.ts';
import { orderTaxSentence } from '../../pricing/tax-sentence.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import type { SubscriptionMailKind, SubscriptionNews } from '../job-kinds.ts';
import type { Receipt } from './SubscriptionMail.tsx';

/** How long the mail's link to the invoice works, in ms; as long as the one in an order's mail. */
const LINK_MS = 14 * 86_400_000;

/** Whether a mail says that something was paid for. */
export const isPaidNews = (kind: SubscriptionMailKind): boolean =>
  kind === 'renewed' || kind === 'switched' || kind === 'lifetime';

/**
 * The receipt for a mail that says something was paid, since an order placed by a subscription has no mail of its own. No tax
 * is named where credit paid for everything. Undefined for other mails.
 */
export async function receiptOf(
  { db, sites, accessKey }: { db: Db; sites: Sites; accessKey: Buffer },
  { kind, orderId, locale }: SubscriptionNews,
): Promise<Receipt | undefined> {
  const order = orderId !== null && isPaidNews(kind) ? await findOrder(db, orderId) : undefined;
  if (!order?.paidAt) return undefined;
  const invoice = standingInvoice(await invoicesOfOrders(db, [order.id]));
  const ends = new Date(order.paidAt.getTime() + LINK_MS);
  return {
    ...{ orderNumber: order.number, paidAt: order.paidAt, paid: formatPaid(order, locale) },
    timeZone: invoice?.document.seller.timeZone,
    tax: order.totalMinor > 0 ? orderTaxSentence(order, await taxOfOrder(db, order.id), locale) : undefined,
    invoice: invoice && {
      number: invoice.document.number,
      link: new URL(
        signedInvoiceLink(accessKey, { number: invoice.document.number, ends }),
        siteOf(sites, locale).origin,
      ).href,
      linkEnds: ends,
    },
  };
}
