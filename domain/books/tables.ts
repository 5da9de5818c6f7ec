import { sql } from 'drizzle-orm';
import { boolean, check, date, numeric, primaryKey, text } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** What one euro was worth on a day, as the European Central Bank has published it and staff have imported it. */
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

/** How the books are kept: one row, or none until staff have chosen. */
export const bookSettings = shop.table(
  'book_settings',
  {
    /** Always true, so that there is one row at most. */
    only: boolean().primaryKey().default(true),
    /** ISO 4217: what the seller files in. */
    currency: text().notNull(),
  },
  (table) => [check('book_settings_only', sql`${table.only}`)],
);
