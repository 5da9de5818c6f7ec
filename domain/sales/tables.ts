import { bigint, boolean, date, index, integer, text, timestamp } from 'drizzle-orm/pg-core';
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
