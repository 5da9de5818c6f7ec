import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, exists, gt, gte, isNull, lte, or } from 'drizzle-orm';
import { orders } from '../../orders/tables.ts';
import { coupons, promotions, promotionUses } from '../tables.ts';

/** Ids, the oldest first. Looks only at unpaid orders, however many orders have used the same coupon or promotion. */
export async function selectScarceHolders(
  db: Db,
  { at, placedBefore }: { at: Date; placedBefore: Date },
): Promise<string[]> {
  const usedUpCoupon = db
    .select({ code: coupons.code })
    .from(coupons)
    .where(
      and(
        eq(coupons.code, orders.couponCode),
        gte(coupons.used, coupons.maxUses),
        or(isNull(coupons.endsAt), gt(coupons.endsAt, at)),
      ),
    );
  const usedUpPromotion = db
    .select({ key: promotions.key })
    .from(promotionUses)
    .innerJoin(promotions, eq(promotions.key, promotionUses.promotionKey))
    .where(
      and(
        eq(promotionUses.orderId, orders.id),
        gte(promotions.used, promotions.maxUses),
        lte(promotions.startsAt, at),
        gt(promotions.endsAt, at),
      ),
    );
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.state, 'pending'),
        lte(orders.placedAt, placedBefore),
        or(exists(usedUpCoupon), exists(usedUpPromotion)),
      ),
    )
    .orderBy(asc(orders.placedAt));
  return rows.map(({ id }) => id);
}
