import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectDisputesOfOrder } from './queries.ts';

/** All disputes of an order, the oldest first. */
export async function disputesOfOrder(db: Db, orderId: string): Promise<Dispute[]> {
  return selectDisputesOfOrder(db, orderId);
}
