import type { Db } from '@spindle/platform/database.ts';
import { findOrder } from '../../orders/find-order.ts';
import { refundsOfOrder } from '../../payments/refunds/refunds-of-order.ts';

/**
 * Whether staff still have to decide about a payment for an order: the order is in review, or a refund was requested and the
 * provider has not answered; if it refuses, the order may be in review again. The caller has locked the order.
 */
export async function isWithStaff(tx: Db, orderId: string): Promise<boolean> {
  if ((await findOrder(tx, orderId))?.state === 'review') return true;
  return (await refundsOfOrder(tx, orderId)).some(({ state }) => state === 'requested');
}
