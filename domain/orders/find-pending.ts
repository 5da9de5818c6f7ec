import type { Db } from '@spindle/platform/database.ts';
import { selectPendingOf } from './queries/lists.ts';

/** Ids of unpaid orders that were placed by then, the oldest first: of these, and of all with one of these codes. */
export async function findPending(
  db: Db,
  which: { ids: readonly string[]; couponCodes: readonly string[]; placedBefore: Date },
): Promise<string[]> {
  return selectPendingOf(db, which);
}
