import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { shop } from '../shop-schema.ts';
import type { Consent } from './consents.ts';

/** The checkout of one order. The id is unguessable; the cookie's secret is derived, not stored. */
export const checkouts = shop.table(
  'checkouts',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The terms that the buyer agreed to at `createdAt`; null in checkouts from before this column. */
    termsVersion: text('terms_version').references(() => terms.version),
    /** What the buyer consented to at `createdAt`, besides the terms. */
    consents: text().array().$type<Consent[]>().notNull().default([]),
    /** The link allowed no codes; false, although unknown, in checkouts from before this column. */
    discountsProhibited: boolean('discounts_prohibited').notNull().default(false),
    /** Its browser (`browserOf`); null if that had no cookie, in checkouts from before this column, and after some days. */
    browser: text(),
  },
  ({ browser }) => [index().on(browser).where(sql`${browser} is not null`)],
);

/** The terms as shown beside the button, stored once for all who bought on them. */
export const terms = shop.table('terms', {
  /** Identifies the text. */
  version: text().primaryKey(),
  text: text().notNull(),
  firstUsedAt: timestamp('first_used_at', { withTimezone: true }).notNull(),
});
