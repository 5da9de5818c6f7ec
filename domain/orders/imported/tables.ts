import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';

/** Order lines that members bought in another system. Nothing here is a sale of the shop. */
export const importedOrderLines = shop.table(
  'imported_order_lines',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    /** Number of the order, as its buyer knows it. */
    number: text().notNull(),
    placedAt: timestamp('placed_at', { withTimezone: true }).notNull(),
    /** Null if the shop has no such product. */
    pid: text(),
    productName: text('product_name').notNull(),
    quantity: integer().notNull(),
    /** ISO 4217; may be a currency that the shop does not sell in. */
    currency: text().notNull(),
    /** What was paid, minor units. */
    totalMinor: integer('total_minor').notNull(),
    refundedMinor: integer('refunded_minor').notNull(),
  },
  (table) => [
    index('imported_order_lines_of_member').on(table.memberId, table.placedAt),
    check('imported_order_lines_quantity', sql`${table.quantity} > 0`),
    check('imported_order_lines_refunded', sql`${table.refundedMinor} between 0 and ${table.totalMinor}`),
  ],
);
