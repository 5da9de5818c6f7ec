import type { Db } from '@spindle/platform/database.ts';
import { hasUses } from './queries/promotions.ts';

/** Whether a promotion lowers something of an order that stands; which of its lines is not kept. */
export async function isPromoted(db: Db, orderId: string): Promise<boolean> {
  return hasUses(db, orderId);
}
