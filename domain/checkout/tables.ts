import { text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { shop } from '../shop-schema.ts';

/** A buyer's way through one order. The id is unguessable; the cookie's secret is derived, not stored. */
export const checkouts = shop.table('checkouts', {
  id: text().primaryKey(),
  orderId: uuid('order_id')
    .notNull()
    .unique()
    .references(() => orders.id),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
