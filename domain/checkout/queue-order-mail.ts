import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Order } from '../orders/order.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';
import { orderMail } from './job-kinds.ts';

/** Queues the mail with the keys in the transaction that fulfils an order; for those that came through a checkout. */
export async function queueOrderMail(
  { jobs }: { jobs: Jobs },
  tx: Db,
  { id: orderId }: Pick<Order, 'id'>,
): Promise<void> {
  if (await findCheckoutOfOrder(tx, orderId)) await jobs.send(tx, orderMail, { orderId });
}
