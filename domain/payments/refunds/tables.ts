import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import { payments } from '../tables.ts';
import { REFUND_STATES, type RefundState } from './refund.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const refunds = shop.table(
  'refunds',
  {
    id: uuid().primaryKey(),
    /** Makes a form that is sent twice one refund; the provider's id if the refund was made there. */
    requestKey: text('request_key').notNull().unique(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    providerId: text('provider_id'),
    state: text().$type<RefundState>().notNull().default('requested'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    failure: text(),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    /** How often the reconciler has asked without a final answer, and when it asks next. */
    asks: integer().notNull().default(0),
    askAfter: moment('ask_after').notNull(),
  },
  (table) => [
    index('refunds_of_order').on(table.orderId),
    index('refunds_of_payment').on(table.paymentId),
    uniqueIndex('refunds_provider_id').on(table.provider, table.providerId),
    // Refunds of a span of time, for reports.
    index('refunds_settled').on(table.settledAt).where(sql`state = 'succeeded'`),
    index('refunds_to_ask').on(table.askAfter).where(sql`state = 'requested'`),
    check('refunds_amount', sql`${table.amountMinor} > 0`),
    check('refunds_state', sql.raw(`state in (${REFUND_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
);

/** The share of a refund that falls on each line of the order. */
export const refundLines = shop.table(
  'refund_lines',
  {
    refundId: uuid('refund_id')
      .notNull()
      .references(() => refunds.id),
    lineId: uuid('line_id').notNull(),
    amountMinor: integer('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.refundId, table.lineId] }),
    check('refund_lines_amount', sql`${table.amountMinor} > 0`),
  ],
);
