import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import type { Coupon } from './coupon.ts';
import { type CouponInput, couponCode, couponFields, couponSnapshot } from './coupon-fields.ts';
import { noteCoupon } from './note-reduction.ts';
import { insertCoupon } from './queries/coupons.ts';

export type NewCoupon = CouponInput & { code: string };

/** Makes a coupon. For staff with `prices`. */
export async function makeCoupon(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: NewCoupon,
): Promise<
  | { ok: true; coupon: Coupon }
  | { ok: false; error: 'not_allowed' | 'coupon_invalid' | 'unknown_product' | 'coupon_exists' }
> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const code = couponCode.safeParse(input.code);
  const fields = couponFields.safeParse(input);
  if (!code.success || !fields.success) return { ok: false, error: 'coupon_invalid' };
  const { data } = fields;
  return db.transaction(async (tx) => {
    if ((await findOffers(tx, data.pids)).length < data.pids.length) {
      return { ok: false, error: 'unknown_product' };
    }
    const coupon = await insertCoupon(tx, { ...data, code: code.data, createdAt: clock.now() });
    if (!coupon) return { ok: false, error: 'coupon_exists' };
    await writeAudit(tx, actor, {
      action: 'coupon.make',
      subject: { kind: 'coupon', id: coupon.code },
      before: null,
      after: couponSnapshot(coupon),
      at: clock.now(),
    });
    await noteCoupon(tx, coupon, clock.now());
    await announcePrices(tx);
    return { ok: true, coupon };
  });
}
