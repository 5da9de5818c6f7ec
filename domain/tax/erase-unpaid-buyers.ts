import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deleteErased, deleteUnusedChecks } from './queries.ts';

export interface EraseBuyersDeps {
  db: Db;
  clock: Clock;
}

/** Rows per transaction, so that locks are short. */
const BATCH = 500;
/** How long a positive answer about a VAT id that no order uses is kept, in ms. */
const UNUSED_KEPT_MS = 24 * 3600 * 1000;

/**
 * Erases buyers' details of unpaid orders once the orders' own addresses are erased: company, address, VAT id and the proofs of
 * their country. Paid orders stay as they are.
 */
export async function eraseUnpaidBuyers({ db, clock }: EraseBuyersDeps, batch = BATCH): Promise<void> {
  while ((await db.transaction((tx) => deleteErased(tx, batch))) === batch);
  await deleteUnusedChecks(db, new Date(clock.now().getTime() - UNUSED_KEPT_MS));
}
