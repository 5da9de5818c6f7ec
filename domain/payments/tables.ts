import type { Currency } from '@spindle/platform/currencies.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { PAYMENT_STATES, type PaymentState } from './payment.ts';
import type { ChargeFailure, EventSubject } from './provider.ts';
import type { ProviderCard } from './provider-card.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const payments = shop.table(
  'payments',
  {
    id: uuid().primaryKey(),
    orderId: uuid('order_id').notNull(),
    provider: text().notNull(),
    providerId: text('provider_id'),
    state: text().$type<PaymentState>().notNull().default('starting'),
    amountMinor: integer('amount_minor').notNull(),
    currency: text().$type<Currency>().notNull(),
    redirectUrl: text('redirect_url'),
    createdAt: moment('created_at').notNull(),
    settledAt: moment('settled_at'),
    paidMinor: integer('paid_minor'),
    paidCurrency: text('paid_currency'),
    keepCard: boolean('keep_card').notNull().default(false),
    customerId: text('customer_id'),
    methodId: text('method_id'),
    guestOrderId: uuid('guest_order_id'),
    byMember: boolean('by_member').notNull().default(false),
    failure: text().$type<ChargeFailure>(),
    keepsOrder: boolean('keeps_order').notNull().default(false),
    keptCard: jsonb('kept_card').$type<ProviderCard>(),
    /** When it was paid, if another payment had paid the order before. */
    surplusAt: moment('surplus_at'),
    /** When the provider was last asked about it. */
    askedAt: moment('asked_at'),
    /** How often the reconciler has asked without a final answer, and when it asks next. */
    asks: integer().notNull().default(0),
    askAfter: moment('ask_after'),
  },
  (table) => [
    index('payments_of_order').on(table.orderId),
    uniqueIndex('payments_provider_id').on(table.provider, table.providerId),
    uniqueIndex('payments_one_live').on(table.orderId).where(sql`state in ('starting', 'open')`),
    index('payments_to_ask')
      .on(sql`coalesce(ask_after, created_at)`)
      .where(sql`state in ('starting', 'open')`),
    index('payments_surplus').on(table.surplusAt, table.id).where(sql`surplus_at is not null`),
    check('payments_state', sql.raw(`state in (${PAYMENT_STATES.map((state) => `'${state}'`).join(', ')})`)),
  ],
);

/** Webhook events as received; the key makes a replay a no-op. */
export const paymentEvents = shop.table(
  'payment_events',
  {
    provider: text().notNull(),
    eventId: text('event_id').notNull(),
    type: text().notNull(),
    about: text().$type<EventSubject>().notNull().default('payment'),
    /** The provider's id of the payment, refund, dispute or subscription it is about. */
    providerId: text('provider_id').notNull(),
    /** Our id of the payment, which the provider gives back. */
    reference: text(),
    receivedAt: moment('received_at').notNull(),
    processedAt: moment('processed_at'),
    /** When it was put aside, because no module of this version handles its kind. */
    putAsideAt: moment('put_aside_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_put_aside').on(table.putAsideAt).where(sql`put_aside_at is not null`),
  ],
);

/** Until when each provider's list of events has been read (read-events.ts). */
export const paymentEventReads = shop.table('payment_event_reads', {
  provider: text().primaryKey(),
  readUntil: moment('read_until').notNull(),
});
