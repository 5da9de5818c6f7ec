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
 * Days whose sums are stored. A day without a row is added up from its orders, so a row may be deleted at any time: a trigger
 * deletes it in the transaction that writes a payment, refund, dispute or document of that day.
 */
export const salesDays = shop.table(
  'sales_days',
  {
    day: date().primaryKey(),
    /** IANA, in which the day begins and ends. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    /** `DAY_RULE` of the storefront that added it up. Versions from before that rule write none. */
    rule: integer().notNull().default(1),
  },
  (table) => [index('sales_days_end').on(table.endsAt)],
);

/** The takings of a stored day: in total, by country, by product, and of each product by country. */
export const salesDayTakings = shop.table(
  'sales_day_takings',
  {
    day: date()
      .notNull()
      .references(() => salesDays.day, { onDelete: 'cascade' }),
    /** Null for all products together. */
    pid: text(),
    /** True: the row is about `country` (null if unknown). False: about all countries together. */
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

/** The tax in the documents that were issued on a stored day. */
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
 * Months whose recurring revenue is stored from their beginning up to `upto`: the month's end, or the beginning of one of its
 * days. The rest is read from subscriptions, so a row may be deleted at any time: a trigger deletes it in the transaction that
 * changes what counts before `upto`.
 */
export const recurringMonths = shop.table(
  'recurring_months',
  {
    /** Its first day. */
    month: date().notNull(),
    upto: moment('upto').notNull(),
    /** IANA, in which the month begins. */
    timeZone: text('time_zone').notNull(),
    startsAt: moment('starts_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.month, table.upto] }),
    index('recurring_months_end').on(table.upto),
  ],
);

/** What a stored month began with in a currency, and what has changed up to `upto`. Amounts are twelfths of a minor unit. */
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
