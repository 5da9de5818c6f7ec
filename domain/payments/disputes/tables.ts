import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import { payments } from '../tables.ts';
import { DISPUTE_STATES, type DisputeState } from './dispute.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Disputes that the bank has still to decide. */
export const isUndecided = sql`state in ('inquiry', 'open')`;

export const disputes = shop.table(
  'disputes',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull(),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    provider: text().notNull(),
    providerId: text('provider_id').notNull(),
    state: text().$type<DisputeState>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().notNull(),
    reason: text().notNull(),
    suspendedLicences: uuid('suspended_licences').array().notNull().default([]),
    openedAt: moment('opened_at').notNull(),
    evidenceDueBy: moment('evidence_due_by'),
    closedAt: moment('closed_at'),
    /** Read only by the version before, like the two indexes below; `dispute_decisions` replaces it. */
    lostAt: moment('lost_at'),
    /** When the provider was asked for the stored state; null where an older version wrote the row. */
    askedAt: moment('asked_at'),
  },
  (table) => [
    index('disputes_of_order').on(table.orderId),
    index('disputes_waiting').on(table.evidenceDueBy, table.openedAt).where(isUndecided),
    index('disputes_by_time').on(table.openedAt, table.id),
    // Disputes lost in a span of time, for reports of the version before. Drop this, the next index and `lost_at` once no copy
    // of that version runs.
    index('disputes_lost').on(table.closedAt).where(sql`state = 'lost'`),
    // Disputes that were lost and given back later.
    index('disputes_given_back').on(table.lostAt).where(sql`lost_at is not null`),
    uniqueIndex('disputes_provider_id').on(table.provider, table.providerId),
    check('disputes_state', sql.raw(`state in (${DISPUTE_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
);

/**
 * Each decision of a bank, in order: a lost dispute may be won later, and lost again. Rows are never changed. A trigger on
 * `disputes` writes them, so that they exist whichever version stored the state.
 */
export const disputeDecisions = shop.table(
  'dispute_decisions',
  {
    disputeId: uuid('dispute_id')
      .notNull()
      .references(() => disputes.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer().notNull(),
    state: text().$type<'won' | 'lost'>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    decidedAt: moment('decided_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.disputeId, table.number] }),
    index('dispute_decisions_by_time').on(table.decidedAt),
  ],
);
