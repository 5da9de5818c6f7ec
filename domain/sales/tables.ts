import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { TaxScheme } from '../tax/tax.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const minor = (name: string) => bigint(name, { mode: 'number' }).notNull();

/**
 * Days whose sales are kept, added up. A day without a row is read from its orders, so a row may go at any time: a trigger
 * takes it away in the transaction that pays, refunds or loses something on that day.
 */
export const salesDays = shop.table(
  'sales_days',
  {
    day: date().primaryKey(),
    /** Whose day it is. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** By which rule it was added up: `DAY_RULE` of whoever did. Versions before there were rules write none. */
    rule: integer().notNull().default(1),
  },
  (table) => [index('sales_days_end').on(table.endsAt)],
);

/** What a kept day has brought: altogether, by country, by product, and of each product by country. */
export const salesDayTakings = shop.table(
  'sales_day_takings',
  {
    day: date()
      .notNull()
      .references(() => salesDays.day, { onDelete: 'cascade' }),
    /** Null: all products together. */
    pid: text(),
    /** Whether `country` says which (null: not known), or all countries are together. */
    byCountry: boolean('by_country').notNull(),
    country: text(),
    currency: text().notNull(),
    orders: integer().notNull(),
    revenueMinor: minor('revenue_minor'),
    refundedMinor: minor('refunded_minor'),
    chargedBackMinor: minor('charged_back_minor'),
  },
  (table) => [
    index('sales_day_takings_of_day').on(table.day),
    index('sales_day_takings_of_product').on(table.pid, table.day),
  ],
);

/** The tax in the documents that were issued on a kept day. */
export const salesDayTaxes = shop.table(
  'sales_day_taxes',
  {
    day: date()
      .notNull()
      .references(() => salesDays.day, { onDelete: 'cascade' }),
    demo: boolean().notNull(),
    currency: text().notNull(),
    country: text(),
    scheme: text().$type<TaxScheme>().notNull(),
    rateBp: integer('rate_bp').notNull(),
    netMinor: minor('net_minor'),
    taxMinor: minor('tax_minor'),
    grossMinor: minor('gross_minor'),
  },
  (table) => [index('sales_day_taxes_of_day').on(table.day)],
);

/**
 * Months whose recurring revenue is kept, from their begin up to some moment: to the end of those that are over, and to the
 * begin of some days. What a row does not reach is read from subscriptions, so a row may go at any time: a trigger takes it
 * away in the transaction that changes what counts before its end.
 */
export const recurringMonths = shop.table(
  'recurring_months',
  {
    /** Its first day. */
    month: date().notNull(),
    upto: moment('upto').notNull(),
    /** Whose month it is. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.upto] }),
    index('recurring_months_end').on(table.upto),
  ],
);

/** What a kept month began with in a currency, and what has changed since; of money, twelfths of a minor unit. */
export const recurringMonthSums = shop.table(
  'recurring_month_sums',
  {
    month: date().notNull(),
    upto: moment('upto').notNull(),
    currency: text().notNull(),
    openingTwelfths: minor('opening_twelfths'),
    new: minor('new'),
    reactivated: minor('reactivated'),
    expansion: minor('expansion'),
    contraction: minor('contraction'),
    churned: minor('churned'),
    openingSubscribers: integer('opening_subscribers').notNull(),
    came: integer().notNull(),
    left: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.upto, table.currency] }),
    foreignKey({
      columns: [table.month, table.upto],
      foreignColumns: [recurringMonths.month, recurringMonths.upto],
      name: 'recurring_month_sums_of_month',
    }).onDelete('cascade'),
  ],
);
