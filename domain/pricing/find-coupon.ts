import type { Db } from '@spindle/platform/database.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { selectCoupon } from './queries/coupons.ts';

export async function findCoupon(db: Db, code: string): Promise<Coupon | undefined> {
  return selectCoupon(db, normaliseCouponCode(code));
}
