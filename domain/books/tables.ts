import { sql } from 'drizzle-orm';
import { boolean, check, date, numeric, primaryKey, text } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** Reference rates that the European Central Bank has published, imported by staff or by the job. */
export const exchangeRates = shop.table(
  'exchange_rates',
  {
    /** ISO 4217. The euro itself has no row. */
    currency: text().notNull(),
    day: date().notNull(),
    /** Units of the currency for one euro. */
    perEuro: numeric('per_euro').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.currency, table.day] }),
    check('exchange_rates_per_euro', sql`${table.perEuro} > 0`),
  ],
);

/** Settings of the books: one row, or none until staff have chosen. */
export const bookSettings = shop.table(
  'book_settings',
  {
    /** Always true, so that there is at most one row. */
    only: boolean().primaryKey().default(true),
    /** Currency in which the seller files, ISO 4217. */
    currency: text().notNull(),
  },
  (table) => [check('book_settings_only', sql`${table.only}`)],
);
