import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectLatestPayment, selectPayment, selectPaymentByProviderId } from './queries.ts';

/** A payment by its own id or the provider's; or the payment of an order: the unsettled one, else the latest. */
export async function findPayment(
  db: Db,
  by: { id: string } | { provider: string; providerId: string } | { orderId: string },
): Promise<Payment | undefined> {
  if ('id' in by) return selectPayment(db, by.id);
  if ('orderId' in by) return selectLatestPayment(db, by.orderId);
  return selectPaymentByProviderId(db, by.provider, by.providerId);
}
