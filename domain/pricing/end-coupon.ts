import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import { endOf } from './end-of.ts';
import { noteCoupon } from './note-reduction.ts';
import { lockCoupon, updateCoupon } from './queries/coupons.ts';

/** Ends a coupon now. Orders that have used it keep their price. For staff with `prices`. */
export async function endCoupon(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { code }: { code: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'coupon_gone' }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const now = clock.now();
    const before = await lockCoupon(tx, code);
    if (!before || (before.endsAt && before.endsAt <= now)) return { ok: false, error: 'coupon_gone' };
    const endsAt = endOf(before, now);
    await updateCoupon(tx, code, { endsAt });
    await writeAudit(tx, actor, {
      action: 'coupon.end',
      subject: { kind: 'coupon', id: code },
      before: { endsAt: before.endsAt?.toISOString() ?? null },
      after: { endsAt: endsAt.toISOString() },
      at: now,
    });
    await noteCoupon(tx, { ...before, endsAt }, now);
    await announcePrices(tx);
    return { ok: true };
  });
}
