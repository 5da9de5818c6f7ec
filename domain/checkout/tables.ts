import { sql } from 'drizzle-orm';
import { boolean, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { shop } from '../shop-schema.ts';
import type { Consent } from './consents.ts';

/** A buyer's way through one order. The id is unguessable; the cookie's secret is derived, not stored. */
export const checkouts = shop.table(
  'checkouts',
  {
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .unique()
      .references(() => orders.id),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** What the buyer agreed to at `createdAt`; null in checkouts older than the column. */
    termsVersion: text('terms_version').references(() => terms.version),
    /** What the buyer consented to at `createdAt`, besides the terms. */
    consents: text().array().$type<Consent[]>().notNull().default([]),
    /** The link allowed no codes; not known of checkouts older than the column. */
    discountsProhibited: boolean('discounts_prohibited').notNull().default(false),
    /** The browser that it was begun in (`browserOf`); null where it brought no cookie, in checkouts older than the column, and some days later. */
    browser: text(),
  },
  ({ browser }) => [index().on(browser).where(sql`${browser} is not null`)],
);

/** The terms as they stood beside the button, kept once for all who bought on them. */
export const terms = shop.table('terms', {
  /** Names the text. */
  version: text().primaryKey(),
  text: text().notNull(),
  firstUsedAt: timestamp('first_used_at', { withTimezone: true }).notNull(),
});
