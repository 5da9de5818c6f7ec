import type { Db } from '@spindle/platform/database.ts';
import { disputesOfOrder } from './disputes-of-order.ts';

/**
 * Whether a bank wants a payment of an order back, or has it. An order may have been paid twice: a dispute of the other
 * payment says nothing about this one.
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
