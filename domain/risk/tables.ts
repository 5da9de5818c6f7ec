import { sql } from 'drizzle-orm';
import { check, index, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { shop } from '../shop-schema.ts';
import type { RiskReason } from './risk.ts';

/** The assessment of an order when it was placed. Orders of older versions have none. */
export const orderRisks = shop.table(
  'order_risks',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    score: integer().notNull(),
    reasons: text().array().$type<RiskReason[]>().notNull(),
    /** Digests, so that the values themselves are not stored; null once they are not counted any more. */
    network: text(),
    address: text(),
    assessedAt: timestamp('assessed_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('order_risks_of_network').on(table.network, table.assessedAt).where(sql`network is not null`),
    index('order_risks_of_address').on(table.address, table.assessedAt).where(sql`address is not null`),
    // For staff's list of orders by score; most orders have score 0.
    index('order_risks_of_score').on(table.score, table.orderId).where(sql`score > 0`),
    index('order_risks_to_forget').on(table.assessedAt).where(sql`network is not null`),
    check('order_risks_score', sql`${table.score} between 0 and 100`),
  ],
);
