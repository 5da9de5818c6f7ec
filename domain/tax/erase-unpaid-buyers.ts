import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { deleteErased, deleteUnusedChecks } from './queries.ts';

export interface EraseBuyersDeps {
  db: Db;
  clock: Clock;
}

/** Rows at a time, so that nobody waits for a lock. */
const BATCH = 500;
/** How long a positive answer about a VAT id is kept that nobody has bought with. */
const UNUSED_KEPT_MS = 24 * 3600 * 1000;

/**
 * Erases what buyers have said of themselves for orders that nobody paid, once the orders' own addresses are gone: company,
 * address, VAT id and the proofs of their country. What was paid stays as it is.
 */
export async function eraseUnpaidBuyers({ db, clock }: EraseBuyersDeps, batch = BATCH): Promise<void> {
  while ((await db.transaction((tx) => deleteErased(tx, batch))) === batch);
  await deleteUnusedChecks(db, new Date(clock.now().getTime() - UNUSED_KEPT_MS));
}
