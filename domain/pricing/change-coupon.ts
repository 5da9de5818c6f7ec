import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import { type CouponInput, couponFields, couponSnapshot } from './coupon-fields.ts';
import { noteCoupon } from './note-reduction.ts';
import { lockCoupon, updateCoupon } from './queries/coupons.ts';

/**
 * Changes everything about a coupon except its code; orders that have used it keep their price. For staff with `prices`. The cap
 * can't be set below the number of uses.
 */
export async function changeCoupon(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { code, ...input }: CouponInput & { code: string },
): Promise<
  | { ok: true }
  | {
      ok: false;
      error: 'not_allowed' | 'coupon_invalid' | 'unknown_product' | 'coupon_gone' | 'cap_below_uses';
    }
> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const fields = couponFields.safeParse(input);
  if (!fields.success) return { ok: false, error: 'coupon_invalid' };
  const { data } = fields;
  return db.transaction(async (tx) => {
    const before = await lockCoupon(tx, code);
    if (!before) return { ok: false, error: 'coupon_gone' };
    if (data.maxUses !== null && data.maxUses < before.used) return { ok: false, error: 'cap_below_uses' };
    if ((await findOffers(tx, data.pids)).length < data.pids.length) {
      return { ok: false, error: 'unknown_product' };
    }
    await updateCoupon(tx, code, data);
    await writeAudit(tx, actor, {
      action: 'coupon.change',
      subject: { kind: 'coupon', id: code },
      before: couponSnapshot(before),
      after: couponSnapshot(data),
      at: clock.now(),
    });
    await noteCoupon(tx, { code, ...data }, clock.now());
    await announcePrices(tx);
    return { ok: true };
  });
}
