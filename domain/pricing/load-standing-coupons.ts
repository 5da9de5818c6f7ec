import type { Db } from '@spindle/platform/database.ts';
import { STANDING_COUPONS } from './coupon.ts';
import { noteCoupon } from './note-reduction.ts';
import { insertCoupons } from './queries/coupons.ts';

/** Creates the standing coupons that do not exist yet; changes to existing ones stay. */
export async function loadStandingCoupons(db: Db, at = new Date()): Promise<void> {
  await db.transaction(async (tx) => {
    for (const coupon of await insertCoupons(tx, STANDING_COUPONS)) await noteCoupon(tx, coupon, at);
  });
}
