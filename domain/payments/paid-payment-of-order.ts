import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectPaidOfOrders } from './queries.ts';

/** The payment that paid an order; the first one if it was paid more than once. */
export async function paidPaymentOfOrder(db: Db, orderId: string): Promise<Payment | undefined> {
  const [paid] = await selectPaidOfOrders(db, [orderId]);
  return paid;
}
