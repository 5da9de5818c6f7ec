import type { Db } from '@spindle/platform/database.ts';
import { selectScarceHolders } from './queries/scarce.ts';

/**
 * Unpaid orders, placed by `placedBefore`, that hold a use of a coupon or a promotion of which none is left for others while it
 * runs. Ids, the oldest first.
 */
export async function findScarceHolders(db: Db, which: { at: Date; placedBefore: Date }): Promise<string[]> {
  return selectScarceHolders(db, which);
}
