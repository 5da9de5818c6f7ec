import type { Db } from '@spindle/platform/database.ts';
import type { Credit } from './credit.ts';
import { selectCredits } from './queries.ts';

/** All entries of a holder, or all about money that was paid for an order, the oldest first. */
export async function creditsOf(db: Db, of: { holderId: string } | { orderId: string }): Promise<Credit[]> {
  return selectCredits(db, of);
}
