import type { Db } from '@spindle/platform/database.ts';
import { deleteCreditsBy } from './queries.ts';

/** Deletes the credit entries that a line's order has caused, in the transaction that ends this order unpaid. */
export async function voidCredits(tx: Db, byLineId: string): Promise<void> {
  await deleteCreditsBy(tx, byLineId);
}
