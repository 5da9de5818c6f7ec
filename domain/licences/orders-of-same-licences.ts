import type { Db } from '@spindle/platform/database.ts';
import { selectOrdersOfSameLicences } from './queries.ts';

/** The ids of the other orders that have granted time to a licence to which this order has granted time. */
export async function ordersOfSameLicences(db: Db, orderId: string): Promise<string[]> {
  return selectOrdersOfSameLicences(db, orderId);
}
