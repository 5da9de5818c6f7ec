import type { Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { shop } from '../../shop-schema.ts';

export const lifetimePrices = shop.table(
  'lifetime_prices',
  {
    pid: text().notNull(),
    term: text().$type<Term>().notNull(),
    currency: text().$type<Currency>().notNull(),
    amountMinor: integer('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pid, table.term, table.currency] }),
    check('lifetime_prices_amount', sql`${table.amountMinor} > 0`),
  ],
);
