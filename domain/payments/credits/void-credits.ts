import type { Db } from '@spindle/platform/database.ts';
import { deleteCreditsBy } from './queries.ts';

/** Makes void what the order of a line has called for, in the transaction that ends it unpaid. */
export async function voidCredits(tx: Db, byLineId: string): Promise<void> {
  await deleteCreditsBy(tx, byLineId);
}
