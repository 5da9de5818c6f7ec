import type { Db } from '@spindle/platform/database.ts';
import { findOrder } from '../../orders/find-order.ts';
import { refundsOfOrder } from '../../payments/refunds/refunds-of-order.ts';

/**
 * Whether staff have still to decide about money that has come for an order: it is in review; or they have sent it back, and the
 * provider has not said yes or no, after which it may be in review again. The order is locked.
 */
export async function isWithStaff(tx: Db, orderId: string): Promise<boolean> {
  if ((await findOrder(tx, orderId))?.state === 'review') return true;
  return (await refundsOfOrder(tx, orderId)).some(({ state }) => state === 'requested');
}
