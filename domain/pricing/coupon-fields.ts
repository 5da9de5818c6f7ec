import { z } from 'zod';
import type { Snapshot } from '../audit/audit-record.ts';
import { pidSchema } from '../catalogue/pid.ts';
import { type Coupon, normaliseCouponCode } from './coupon.ts';
import { moment } from './moment.ts';
import type { CouponFields } from './queries/coupons.ts';

const limit = moment.nullable().default(null);

/** The fields of a coupon that staff set, as input of a use case. */
export const couponFields = z
  .object({
    /** With an address, it is for that member only. */
    audience: z.union([
      z.enum(['public', 'link']),
      z.object({ email: z.string().trim().toLowerCase().pipe(z.email()) }),
    ]),
    pids: z
      .array(pidSchema)
      .min(1)
      .max(200)
      .transform((pids) => [...new Set(pids)]),
    /** Percentage that is left to pay. */
    payPercent: z.int().min(0).max(99),
    /** How many orders may use it; null for no limit. */
    maxUses: z.int().min(1).max(1_000_000_000).nullable(),
    startsAt: limit,
    endsAt: limit,
  })
  .refine(({ startsAt, endsAt }) => !startsAt || !endsAt || startsAt < endsAt)
  // A public coupon can't make things free: a code for that is given to people, not shown to everybody.
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

/** The coupon as stored in the audit. */
export const couponSnapshot = (coupon: CouponFields | Coupon): Snapshot => ({
  audience: coupon.audience,
  email: coupon.email,
  pids: [...coupon.pids],
  payPercent: coupon.payPercent,
  maxUses: coupon.maxUses,
  startsAt: coupon.startsAt?.toISOString() ?? null,
  endsAt: coupon.endsAt?.toISOString() ?? null,
});
