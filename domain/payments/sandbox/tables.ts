import type { Currency } from '@spindle/platform/currencies.ts';
import { boolean, index, integer, jsonb, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';
import type { DisputeState } from '../disputes/dispute.ts';
import type { ChargeFailure } from '../provider.ts';
import type { SandboxChaos, SandboxKind, SandboxRefundState, SandboxState } from './sandbox-payment.ts';
import type { CardBehaviour } from './test-cards.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The sandbox's own books: the shop sees them only through the provider interface. */
export const sandboxPayments = shop.table('sandbox_payments', {
  id: text().primaryKey(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  state: text().$type<SandboxState>().notNull().default('open'),
  amountMinor: integer('amount_minor').notNull(),
  currency: text().$type<Currency>().notNull(),
  description: text().notNull(),
  locale: text().notNull(),
  returnUrl: text('return_url').notNull(),
  cancelUrl: text('cancel_url').notNull(),
  reference: text().notNull(),
  /** The card that paid; never the whole number. */
  lastFour: text('last_four'),
  kind: text().$type<SandboxKind>().notNull().default('payment'),
  /** The page stores the card that pays. */
  keepCard: boolean('keep_card').notNull().default(false),
  customerId: text('customer_id'),
  /** The card that is stored or charged. */
  cardId: text('card_id'),
  failure: text().$type<ChargeFailure>(),
  failsAtRenewal: boolean('fails_at_renewal').notNull().default(false),
  chaos: jsonb().$type<SandboxChaos>().notNull().default({}),
  createdAt: moment('created_at').notNull(),
  /** When the page stops taking money. */
  ends: moment('ends'),
});

/** Cards that the sandbox stores; never the whole number. */
export const sandboxCards = shop.table('sandbox_cards', {
  id: text().primaryKey(),
  customerId: text('customer_id').notNull(),
  lastFour: text('last_four').notNull(),
  expMonth: integer('exp_month').notNull(),
  expYear: integer('exp_year').notNull(),
  behaviour: text().$type<CardBehaviour>().notNull(),
  createdAt: moment('created_at').notNull(),
});

export const sandboxRefunds = shop.table(
  'sandbox_refunds',
  {
    id: text().primaryKey(),
    idempotencyKey: text('idempotency_key').notNull().unique(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    state: text().$type<SandboxRefundState>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
    /** Null if it was made on the sandbox's own page. */
    reference: text(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('sandbox_refunds_of_payment').on(table.paymentId)],
);

export const sandboxDisputes = shop.table(
  'sandbox_disputes',
  {
    id: text().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    state: text().$type<DisputeState>().notNull(),
    createdAt: moment('created_at').notNull(),
    /** When the bank took the money; null while it only asks. */
    withdrawnAt: moment('withdrawn_at'),
  },
  (table) => [index('sandbox_disputes_of_payment').on(table.paymentId)],
);

export const sandboxEvents = shop.table(
  'sandbox_events',
  {
    id: uuid().primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => sandboxPayments.id),
    type: text().notNull(),
    /** The refund or dispute it is about; null if it is about the payment itself. */
    subjectId: text('subject_id'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('sandbox_events_of_payment').on(table.paymentId),
    index('sandbox_events_by_time').on(table.createdAt),
  ],
);
