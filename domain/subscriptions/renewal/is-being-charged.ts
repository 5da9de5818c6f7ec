import type { Db } from '@spindle/platform/database.ts';
import { findPayment } from '../../payments/find-payment.ts';

/** Whether the provider was asked to charge an order and has not answered yet. The caller has locked the order. */
export async function isBeingCharged(tx: Db, orderId: string): Promise<boolean> {
  const payment = await findPayment(tx, { orderId });
  return payment?.state === 'starting' || payment?.state === 'open';
}
