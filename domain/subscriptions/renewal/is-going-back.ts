import type { Db } from '@spindle/platform/database.ts';
import { refundsOfOrder } from '../../payments/refunds/refunds-of-order.ts';

/**
 * Whether the provider was asked to send money of an order back and has not said yes or no: after a no the order is in review
 * again, and may be accepted. The order is locked.
 */
export async function isGoingBack(tx: Db, orderId: string): Promise<boolean> {
  return (await refundsOfOrder(tx, orderId)).some(({ state }) => state === 'requested');
}
