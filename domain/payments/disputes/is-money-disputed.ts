import type { Db } from '@spindle/platform/database.ts';
import { disputesOfOrder } from './disputes-of-order.ts';

/**
 * Whether a bank demands a payment back, or has taken it. An order may have been paid twice: a dispute about the other payment
 * says nothing about this one.
 */
export async function isMoneyDisputed(
  tx: Db,
  of: { orderId: string; paymentId: string | undefined },
): Promise<boolean> {
  const disputes = await disputesOfOrder(tx, of.orderId);
  return disputes.some(
    ({ state, paymentId }) => paymentId === of.paymentId && (state === 'open' || state === 'lost'),
  );
}
