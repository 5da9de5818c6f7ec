import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { ORDER_STATES, type OrderState, type ReviewReason } from './order.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Condition: cancelled orders that were never paid and whose buyer is not erased yet (erase-unpaid-orders.ts). An order that was
 * in review had been paid.
 */
export const isUnerasedUnpaid = sql`state = 'cancelled' and review_reason is null and email <> ''`;

export const orders = shop.table(
  'orders',
  {
    id: uuid().primaryKey(),
    number: text().notNull().unique(),
    /** Makes a form that is submitted twice one order. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    state: text().$type<OrderState>().notNull().default('pending'),
    /** Empty once the buyer is erased. */
    email: text().notNull(),
    memberId: uuid('member_id'),
    accountCreated: boolean('account_created').notNull().default(false),
    giftEmail: text('gift_email'),
    giftLocale: text('gift_locale').$type<Locale>(),
    locale: text().$type<Locale>().notNull(),
    country: text(),
    // Copied from the first line, for storefronts of the first version (docs/decisions/0016-order-lines.md).
    pid: text().notNull(),
    productName: text('product_name').notNull(),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    currency: text().$type<Currency>().notNull(),
    listMinor: integer('list_minor').notNull(),
    totalMinor: integer('total_minor').notNull(),
    couponCode: text('coupon_code'),
    couponReturned: boolean('coupon_returned').notNull().default(false),
    reviewReason: text('review_reason').$type<ReviewReason>(),
    placedAt: moment('placed_at').notNull(),
    paidAt: moment('paid_at'),
    paidMinor: integer('paid_minor'),
    paidCurrency: text('paid_currency'),
    refundedMinor: integer('refunded_minor').notNull().default(0),
  },
  (table) => [
    index('orders_of_member').on(table.memberId, table.placedAt),
    index('orders_of_email').on(table.email),
    index('orders_to_erase').on(table.placedAt).where(isUnerasedUnpaid),
    // Lists for staff, newest first.
    index('orders_by_time').on(table.placedAt, table.id),
    index('orders_by_state').on(table.state, table.placedAt, table.id),
    index('orders_by_country').on(table.country, table.placedAt, table.id),
    index('orders_paid').on(table.paidAt),
    index('orders_pending').on(table.placedAt).where(sql`state = 'pending'`),
    index('orders_in_review').on(table.placedAt, table.id).where(sql`state = 'review'`),
    check('orders_state', sql.raw(`state in (${ORDER_STATES.map((state) => `'${state}'`).join(', ')})`)),
    check('orders_total', sql`${table.totalMinor} between 0 and ${table.listMinor}`),
    check(
      'orders_paid_at',
      sql`${table.state} in ('pending', 'review', 'cancelled') or ${table.paidAt} is not null`,
    ),
    check(
      'orders_refunded',
      sql`${table.refundedMinor} between 0 and coalesce(${table.paidMinor}, ${table.totalMinor})`,
    ),
  ],
);

/** The lines of orders. An order of the first version has one line, which the database adds. */
export const orderLines = shop.table(
  'order_lines',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => orders.id),
    position: integer().notNull(),
    pid: text().notNull(),
    productName: text('product_name').notNull(),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    quantity: integer().notNull(),
    listMinor: integer('list_minor').notNull(),
    discountMinor: integer('discount_minor').notNull(),
    couponMinor: integer('coupon_minor'),
    promotionMinor: integer('promotion_minor'),
    creditMinor: integer('credit_minor'),
    totalMinor: integer('total_minor').notNull(),
    renewalMinor: integer('renewal_minor'),
  },
  (table) => [
    uniqueIndex('order_lines_position').on(table.orderId, table.position),
    index('order_lines_of_product').on(table.pid, table.orderId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check(
      'order_lines_total',
      sql`${table.discountMinor} >= 0 and ${table.totalMinor} >= 0
        and ${table.listMinor} = ${table.discountMinor} + ${table.totalMinor}`,
    ),
    check(
      'order_lines_reductions',
      sql`num_nulls(${table.couponMinor}, ${table.promotionMinor}, ${table.creditMinor}) = 3
        or (num_nulls(${table.couponMinor}, ${table.promotionMinor}, ${table.creditMinor}) = 0
          and least(${table.couponMinor}, ${table.promotionMinor}, ${table.creditMinor}) >= 0
          and ${table.couponMinor} + ${table.promotionMinor} + ${table.creditMinor} = ${table.discountMinor})`,
    ),
  ],
);
