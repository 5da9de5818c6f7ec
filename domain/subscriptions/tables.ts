import type { Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { sql } from 'drizzle-orm';
import {
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
import type { Business } from '../tax/tax.ts';
import {
  type EndReason,
  type StatedCountry,
  type Step,
  SUBSCRIPTION_STATES,
  type SubscriptionState,
} from './subscription.ts';
import type { SwitchTo } from './switch/switch-to.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Subscriptions that are charged when their period ends, or whose charge has failed. */
export const isToBePaid = sql`state in ('active', 'past_due')`;

export const subscriptions = shop.table(
  'subscriptions',
  {
    id: uuid().primaryKey(),
    memberId: uuid('member_id').notNull(),
    licenceId: uuid('licence_id').notNull(),
    /** Its id at the provider that charges it by itself until the present period ends. */
    billedAs: text('billed_as'),
    /** When it was agreed to in the system that it was taken over from. */
    begunAt: moment('begun_at'),
    guestOrderId: uuid('guest_order_id'),
    pid: text().notNull(),
    productName: text('product_name').notNull(),
    term: text().$type<Term>().notNull(),
    currency: text().$type<Currency>().notNull(),
    renewalMinor: integer('renewal_minor').notNull(),
    nextTerm: text('next_term').$type<Term>(),
    nextRenewalMinor: integer('next_renewal_minor'),
    balanceMinor: integer('balance_minor').notNull().default(0),
    locale: text().$type<Locale>().notNull(),
    country: text(),
    importedBusiness: jsonb('imported_business').$type<Business>(),
    statedCountry: jsonb('stated_country').$type<StatedCountry>(),
    state: text().$type<SubscriptionState>().notNull().default('active'),
    anchorAt: moment('anchor_at').notNull(),
    terms: integer().notNull(),
    periodStart: moment('period_start').notNull(),
    periodEnd: moment('period_end').notNull(),
    nextStep: text('next_step').$type<Step>(),
    dueAt: moment('due_at'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
    endReason: text('end_reason').$type<EndReason>(),
  },
  (table) => [
    // Whatever goes wrong in code, a licence never has two subscriptions.
    uniqueIndex('subscriptions_of_licence').on(table.licenceId),
    index('subscriptions_of_member').on(table.memberId, table.createdAt),
    index('subscriptions_of_guest').on(table.guestOrderId).where(sql`guest_order_id is not null`),
    index('subscriptions_due').on(table.dueAt, table.id).where(sql`due_at is not null`),
    // Lists for staff.
    index('subscriptions_by_time').on(table.createdAt, table.id),
    index('subscriptions_by_state').on(table.state, table.createdAt, table.id),
    index('subscriptions_by_product').on(table.pid, table.createdAt, table.id),
    // Reports by month look for those that ended in a span of time.
    index('subscriptions_ended').on(table.endedAt).where(sql`ended_at is not null`),
    index('subscriptions_to_be_paid').on(table.periodEnd, table.id).where(isToBePaid),
    check(
      'subscriptions_state',
      sql.raw(`state in (${SUBSCRIPTION_STATES.map((state) => `'${state}'`).join(', ')})`),
    ),
    check('subscriptions_balance', sql`${table.balanceMinor} >= 0`),
    check('subscriptions_next', sql`${table.nextTerm} is null or ${table.nextRenewalMinor} is not null`),
    check('subscriptions_period', sql`${table.periodStart} < ${table.periodEnd}`),
    check('subscriptions_due_at', sql`(${table.dueAt} is null) = (${table.nextStep} is null)`),
    check('subscriptions_ended_at', sql`(${table.state} = 'ended') = (${table.endedAt} is not null)`),
  ],
);

/** The paid and open periods, each paid by a line of an order, with the term and price of the subscription from then on. */
export const subscriptionPeriods = shop.table(
  'subscription_periods',
  {
    subscriptionId: uuid('subscription_id')
      .notNull()
      .references(() => subscriptions.id),
    /** From 1. */
    number: integer().notNull(),
    orderId: uuid('order_id').notNull(),
    lineId: uuid('line_id').notNull(),
    term: text().$type<SwitchTo>().notNull(),
    /** Null: nothing follows. */
    renewalMinor: integer('renewal_minor'),
    /** How much of it was paid with credit, minor units. */
    creditMinor: integer('credit_minor').notNull().default(0),
    /** The credit balance that is left, minor units. */
    balanceMinor: integer('balance_minor').notNull().default(0),
    startsAt: moment('starts_at').notNull(),
    /** Null: never. */
    endsAt: moment('ends_at'),
    /** When it was paid and the licence got it; null while it is open. */
    grantedAt: moment('granted_at'),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.number] }),
    index('subscription_periods_of_line').on(table.lineId),
    index('subscription_periods_begin').on(table.startsAt),
    index('subscription_periods_end').on(table.endsAt),
    index('subscription_periods_open').on(table.startsAt).where(sql`granted_at is null`),
  ],
);
