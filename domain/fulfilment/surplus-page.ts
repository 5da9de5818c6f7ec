import type { Db } from '@spindle/platform/database.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { type SurplusPayment, surplusPayments } from '../payments/refunds/surplus-payments.ts';

/** How many are listed: once some are refunded, the next appear. */
const LISTED = 50;

/**
 * The second payments of orders, for staff, who refund them (`sendSurplusBack`); the longest waiting first.
 * @param of one order alone
 */
export async function surplusPage(
  db: Db,
  of?: { orderId: string },
): Promise<{ payment: SurplusPayment; order: Order }[]> {
  const found = await surplusPayments(db, { of, limit: LISTED });
  const orders = await findOrders(
    db,
    found.map(({ orderId }) => orderId),
  );
  return found.flatMap((payment) => {
    const order = orders.get(payment.orderId);
    return order ? [{ payment, order }] : [];
  });
}
