import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectPaidOfOrders } from './queries.ts';

/** The payment that brought an order its money; the first where there are more. */
export async function paidPaymentOfOrder(db: Db, orderId: string): Promise<Payment | undefined> {
  const [paid] = await selectPaidOfOrders(db, [orderId]);
  return paid;
}
