import type { Db } from '@spindle/platform/database.ts';
import type { Coupon } from './coupon.ts';
import { selectCouponPage } from './queries/coupons.ts';

/** Coupons for staff, the newest first, a page at a time. @param after the `next` of the page before */
export async function listCoupons(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ coupons: Coupon[]; next: string | undefined }> {
  const found = await selectCouponPage(db, { after, limit: size + 1 });
  const coupons = found.slice(0, size);
  return { coupons, next: found.length > size ? coupons.at(-1)?.code : undefined };
}
