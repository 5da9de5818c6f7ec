import type { Db } from '@spindle/platform/database.ts';
import { selectRefundsOfOrder } from './queries.ts';
import type { Refund } from './refund.ts';

/** All refunds of an order in any state, the oldest first. */
export async function refundsOfOrder(db: Db, orderId: string): Promise<Refund[]> {
  return selectRefundsOfOrder(db, orderId);
}
