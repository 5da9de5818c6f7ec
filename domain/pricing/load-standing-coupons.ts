import type { Db } from '@spindle/platform/database.ts';
import { STANDING_COUPONS } from './coupon.ts';
import { insertCoupons } from './queries/coupons.ts';

/** Makes the standing coupons where they do not exist yet; changes to existing ones stay. */
export async function loadStandingCoupons(db: Db): Promise<void> {
  await insertCoupons(db, STANDING_COUPONS);
}
