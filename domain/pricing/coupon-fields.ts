import { z } from 'zod';
import type { Snapshot } from '../audit/audit-record.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import type { CouponFields } from './queries/coupons.ts';

const moment = z.date().nullable().default(null);

/** What staff say of a coupon, as a use case takes it. */
export const couponFields = z
  .object({
    /** An address makes it that member's own. */
    audience: z.union([
      z.enum(['public', 'link']),
      z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) }),
    ]),
    pids: z
      .array(pidSchema)
      .min(1)
      .max(200)
      .transform((pids) => [...new Set(pids)]),
    /** Hundredths still to pay. */
    payPercent: z.int().min(0).max(99),
    /** How many orders may use it; null for as many as like. */
    maxUses: z.int().min(1).max(1_000_000_000).nullable(),
    startsAt: moment,
    endsAt: moment,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt)
  // What everybody can have for nothing has no price to show: such a code is given, not announced.
  .refine(({ audience, payPercent }) => payPercent > 0 || audience !== 'public')
  .transform(
    ({ audience, ...rest }): CouponFields => ({
      ...rest,
      ...(typeof audience === 'string' ? { audience, email: null } : { audience: 'person', ...audience }),
    }),
  );

export type CouponInput = z.input<typeof couponFields>;

export const couponCode = z
  .string()
  .transform(normaliseCouponCode)
  .pipe(z.string().regex(/^[A-Z0-9][A-Z0-9-]{2,31}$/));

/** As the audit keeps it. */
export const couponSnapshot = (coupon: CouponFields | Coupon): Snapshot => ({
  audience: coupon.audience,
  email: coupon.email,
  pids: [...coupon.pids],
  payPercent: coupon.payPercent,
  maxUses: coupon.maxUses,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
});
