import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import { type Actor, mayAct } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { insertCoupon } from './queries.ts';

const newCoupon = z.object({
  /** An address makes it that member's own. */
  audience: z.union([
    z.enum(['public', 'link']),
    z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) }),
  ]),
  code: z
    .string()
    .transform(normaliseCouponCode)
    .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/)),
  pids: z.array(pidSchema).min(1).max(200),
  /** Hundredths still to pay. */
  payPercent: z.int().min(1).max(99),
  /** How many orders may use it; null for as many as like. */
  maxUses: z.int().min(1).nullable(),
});

export type NewCoupon = z.input<typeof newCoupon>;

/** Makes a coupon. For admins and editors: prices are what they write. */
export async function makeCoupon(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: NewCoupon,
): Promise<
  | { ok: true; coupon: Coupon }
  | { ok: false; error: 'not_allowed' | 'coupon_invalid' | 'unknown_product' | 'coupon_exists' }
> {
  if (!mayAct(actor, ['admin', 'editor'])) return { ok: false, error: 'not_allowed' };
  const parsed = newCoupon.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'coupon_invalid' };
  const { data } = parsed;
  const pids = [...new Set(data.pids)];
  return db.transaction(async (tx) => {
    if ((await findOffers(tx, pids)).length < pids.length) return { ok: false, error: 'unknown_product' };
    const { audience, ...rest } = data;
    const coupon = await insertCoupon(tx, {
      ...rest,
      ...(typeof audience === 'string' ? { audience, email: null } : { audience: 'person', ...audience }),
      pids,
      createdAt: clock.now(),
    });
    if (!coupon) return { ok: false, error: 'coupon_exists' };
    await writeAudit(tx, actor, {
      action: 'coupon.make',
      subject: { kind: 'coupon', id: coupon.code },
      before: null,
      after: {
        audience: coupon.audience,
        email: coupon.email,
        pids,
        payPercent: coupon.payPercent,
        maxUses: coupon.maxUses,
      },
      at: clock.now(),
    });
    return { ok: true, coupon };
  });
}
