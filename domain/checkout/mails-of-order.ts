import type { Db } from '@spindle/platform/database.ts';
import { jobsAbout } from '@spindle/platform/jobs-about.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { refusalMail, surplusMail } from '../fulfilment/job-kinds.ts';
import { invoicesOfOrders } from '../invoices/invoices-of-orders.ts';
import { documentMail } from '../invoices/job-kinds.ts';
import { mailsAbout } from '../mail/mails-about.ts';
import type { Order } from '../orders/order.ts';
import { giftMail, orderMail } from './job-kinds.ts';

/**
 * key: the keys, to the buyer. gift: the keys, to the recipient. document: a credit note or a corrected invoice. refusal: the
 * order was not accepted. surplus: it was paid twice, and the second payment was refunded.
 */
const ORDER_MAILS = ['key', 'gift', 'document', 'refusal', 'surplus'] as const;

const KINDS = {
  key: orderMail,
  gift: giftMail,
  document: documentMail,
  refusal: refusalMail,
  surplus: surplusMail,
} as const;

export interface MailOfOrder {
  kind: string;
  recipient: string;
  /** sent: handed over to the mail server. */
  state: 'sent' | 'waiting' | 'failed';
  /** Error of the last attempt; empty unless it has failed. */
  error: string;
  at: Date;
}

/** The mails about an order, sent or not, the oldest first. */
export async function mailsOfOrder(
  db: Db,
  order: Pick<Order, 'id' | 'email' | 'memberId' | 'giftEmail'>,
): Promise<MailOfOrder[]> {
  const { id, giftEmail } = order;
  const email = await addressOfBuyer(db, order);
  const sent = await mailsAbout(db, `order ${id}`);
  const invoiceIds = (await invoicesOfOrders(db, [id])).map((invoice) => invoice.id);
  const unfinished = [
    ...(await jobsAbout(db, [orderMail.name, giftMail.name, refusalMail.name, surplusMail.name], {
      field: 'orderId',
      values: [id],
    })),
    ...(await jobsAbout(db, [documentMail.name], { field: 'invoiceId', values: invoiceIds })),
  ];
  const mails: MailOfOrder[] = [
    ...sent.map(({ sentAt, ...mail }) => ({ ...mail, state: 'sent' as const, error: '', at: sentAt })),
    ...unfinished.map(({ kind: job, state, error, queuedAt: at }) => {
      const kind = ORDER_MAILS.find((one) => KINDS[one].name === job) ?? job;
      return { kind, recipient: kind === 'gift' ? (giftEmail ?? '') : email, state, error, at };
    }),
  ];
  return mails.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
