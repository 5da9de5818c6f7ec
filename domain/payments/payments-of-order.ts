import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectPaymentsOfOrder } from './queries.ts';

/** All attempts to get an order paid, the oldest first. */
export async function paymentsOfOrder(db: Db, orderId: string): Promise<Payment[]> {
  return selectPaymentsOfOrder(db, orderId);
}
