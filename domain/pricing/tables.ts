import { sql } from 'drizzle-orm';
import { check, integer, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { COUPON_AUDIENCES, type CouponAudience } from './coupon.ts';

/** Coupons and how often each was used; a cancelled order gives its use back. */
export const coupons = shop.table(
  'coupons',
  {
    code: text().primaryKey(),
    /** `link` where nothing is said: a code is shown to everybody only because somebody wanted it. */
    audience: text().$type<CouponAudience>().notNull().default('link'),
    email: text(),
    pids: text().array().notNull(),
    /** Hundredths still to pay. */
    payPercent: integer('pay_percent').notNull(),
    maxUses: integer('max_uses'),
    used: integer().notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check(
      'coupons_audience',
      sql.raw(
        `audience in (${COUPON_AUDIENCES.map((audience) => `'${audience}'`).join(', ')})
          and (audience = 'person') = (email is not null)`,
      ),
    ),
    check('coupons_percent', sql`${table.payPercent} between 1 and 100`),
    check(
      'coupons_within_cap',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
  ],
);
