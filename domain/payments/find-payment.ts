import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectLatestPayment, selectPayment } from './queries.ts';

/** A payment by its own id, or an order's latest. */
export async function findPayment(
  db: Db,
  by: { id: string } | { orderId: string },
): Promise<Payment | undefined> {
  return 'id' in by ? selectPayment(db, by.id) : selectLatestPayment(db, by.orderId);
}
