import { sql } from 'drizzle-orm';
import { check, index, integer, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import { payments } from '../tables.ts';

export const credits = shop.table(
  'credits',
  {
    id: uuid().primaryKey(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    holderId: uuid('holder_id').notNull(),
    carriedMinor: integer('carried_minor').notNull(),
    toLineId: uuid('to_line_id'),
    spentMinor: integer('spent_minor').notNull(),
    byLineId: uuid('by_line_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('credits_of_holder').on(table.holderId),
    index('credits_of_order').on(table.orderId),
    index('credits_of_line').on(table.lineId),
    index('credits_by_line').on(table.byLineId),
    check('credits_spent', sql`(${table.toLineId} is null) = (${table.spentMinor} = 0)`),
  ],
);
