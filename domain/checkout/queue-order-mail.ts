import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Order } from '../orders/order.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { giftMail, orderMail } from './job-kinds.ts';

/** Queues the mail with the keys, and the gift's, in the transaction that fulfils an order, if that came through a checkout. */
export async function queueOrderMail(
  { jobs }: { jobs: Jobs },
  tx: Db,
  { id: orderId, giftEmail }: Pick<Order, 'id' | 'giftEmail'>,
): Promise<void> {
  if (!(await findCheckoutOfOrder(tx, orderId))) return;
  await jobs.send(tx, orderMail, { orderId });
  if (giftEmail !== null) await jobs.send(tx, giftMail, { orderId });
}
