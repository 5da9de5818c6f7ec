import type { Db } from '@spindle/platform/database.ts';
import { selectScarceHolders } from './queries/scarce.ts';

/**
 * Ids of unpaid orders, placed at `placedBefore` or earlier, that hold a use of a running coupon or promotion that has no uses
 * left. The oldest order comes first.
 */
export async function findScarceHolders(db: Db, which: { at: Date; placedBefore: Date }): Promise<string[]> {
  return selectScarceHolders(db, which);
}
