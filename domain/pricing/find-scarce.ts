import type { Db } from '@spindle/platform/database.ts';
import { selectUsedUpCodes } from './queries/coupons.ts';
import { selectHoldersOfUsedUp } from './queries/promotions.ts';

/** What others would have to wait for: codes that are used up, and orders that have a promotion that is. */
export async function findScarce(
  db: Db,
  at: Date,
): Promise<{ couponCodes: string[]; promotedOrderIds: string[] }> {
  return {
    couponCodes: await selectUsedUpCodes(db, at),
    promotedOrderIds: await selectHoldersOfUsedUp(db, at),
  };
}
