import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectLatestPayment, selectPayment, selectPaymentByProviderId } from './queries.ts';

/** A payment by its own id, by its provider's, or an order's: the one that is not settled, else the latest. */
export async function findPayment(
  db: Db,
  by: { id: string } | { provider: string; providerId: string } | { orderId: string },
): Promise<Payment | undefined> {
  if ('id' in by) return selectPayment(db, by.id);
  if ('orderId' in by) return selectLatestPayment(db, by.orderId);
  return selectPaymentByProviderId(db, by.provider, by.providerId);
}
