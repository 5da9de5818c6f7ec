import type { Db } from '@spindle/platform/database.ts';
import { findPayment } from '../../payments/find-payment.ts';

/** Whether the provider has been asked for the money of an order and has not answered. The order is locked. */
export async function isBeingCharged(tx: Db, orderId: string): Promise<boolean> {
  const payment = await findPayment(tx, { orderId });
  return payment?.state === 'starting' || payment?.state === 'open';
}
