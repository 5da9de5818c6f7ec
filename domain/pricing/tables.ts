import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { COUPON_AUDIENCES, type CouponAudience } from './coupon.ts';
import { STACKING, type Stacking } from './promotion.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(', ');

/** Coupons and how often each was used; a cancelled order releases its use. */
export const coupons = shop.table(
  'coupons',
  {
    code: text().primaryKey(),
    /** `link` by default, so that a code is shown to everybody only if that was chosen. */
    audience: text().$type<CouponAudience>().notNull().default('link'),
    email: text(),
    pids: text().array().notNull(),
    /** Percentage that is left to pay. */
    payPercent: integer('pay_percent').notNull(),
    maxUses: integer('max_uses'),
    used: integer().notNull().default(0),
    startsAt: moment('starts_at'),
    endsAt: moment('ends_at'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    check(
      'coupons_audience',
      sql.raw(
        `audience in (${words(COUPON_AUDIENCES)})
          and (audience = 'person') = (email is not null)`,
      ),
    ),
    index('coupons_by_creation').on(table.createdAt, table.code),
    check('coupons_dates', sql`${table.startsAt} <= ${table.endsAt}`),
    check(
      'coupons_percent',
      sql`${table.payPercent} between 0 and 100 and (${table.payPercent} > 0 or ${table.audience} <> 'public')`,
    ),
    check(
      'coupons_within_cap',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
  ],
);

/** Reductions for a limited time, and how many orders have used each. */
export const promotions = shop.table(
  'promotions',
  {
    key: text().primaryKey(),
    name: text().notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    pids: text().array().notNull(),
    licenceTypes: text('licence_types').array().$type<LicenceType[]>().notNull(),
    countries: text().array().notNull(),
    tags: text().array().notNull(),
    /** Percentage that is left to pay. */
    payPercent: integer('pay_percent').notNull(),
    stacking: text().$type<Stacking>().notNull(),
    maxUses: integer('max_uses'),
    maxUsesPerCustomer: integer('max_uses_per_customer'),
    used: integer().notNull().default(0),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('promotions_by_end').on(table.endsAt),
    index('promotions_by_creation').on(table.createdAt, table.key),
    check('promotions_dates', sql`${table.startsAt} <= ${table.endsAt}`),
    check('promotions_percent', sql`${table.payPercent} between 1 and 99`),
    check('promotions_stacking', sql.raw(`stacking in (${words(STACKING)})`)),
    check(
      'promotions_within_cap',
      sql`${table.used} >= 0 and (${table.maxUses} is null or ${table.used} <= ${table.maxUses})`,
    ),
  ],
);

/** Which orders have used which promotion; the row is deleted if the order is cancelled. */
export const promotionUses = shop.table(
  'promotion_uses',
  {
    orderId: uuid('order_id').notNull(),
    promotionKey: text('promotion_key')
      .notNull()
      .references(() => promotions.key),
    /** A hash that identifies the customer: see `customerOf`. */
    customer: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.promotionKey] }),
    index('promotion_uses_of_customer').on(table.promotionKey, table.customer),
  ],
);

/** Which reductions applied for everybody, and when. Together with past list prices, this is the price history. */
export const reductionHistory = shop.table(
  'reduction_history',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'coupon' | 'promotion'>().notNull(),
    /** Coupon code or promotion key. */
    name: text().notNull(),
    pids: text().array().notNull(),
    licenceTypes: text('licence_types').array().$type<LicenceType[]>().notNull(),
    countries: text().array().notNull(),
    payPercent: integer('pay_percent').notNull(),
    /** Null for a coupon. */
    stacking: text().$type<Stacking>(),
    fromAt: moment('from_at').notNull(),
    /** Null while no end is known. */
    toAt: moment('to_at'),
  },
  (table) => [
    index('reduction_history_of_name').on(table.kind, table.name),
    index('reduction_history_by_end').on(table.toAt),
    check('reduction_history_dates', sql`${table.fromAt} < ${table.toAt}`),
  ],
);
