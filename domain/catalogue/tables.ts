import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { Offer } from './offer.ts';

/** What can be sold: a projection of the published products. */
export const offers = shop.table('offers', {
  pid: text().primaryKey(),
  slug: text().notNull(),
  name: text().notNull(),
  shortName: text('short_name').notNull(),
  names: jsonb().$type<Offer['names']>().notNull().default({}),
  system: text().$type<Offer['system']>().notNull(),
  type: text().$type<Offer['type']>().notNull(),
  productLine: text('product_line').$type<Offer['productLine']>().notNull(),
  onSale: boolean('on_sale').notNull(),
  trialDays: integer('trial_days'),
  contents: text().array().notNull().default([]),
  builds: jsonb().$type<Offer['builds']>().notNull(),
  projectedAt: timestamp('projected_at', { withTimezone: true }).notNull().defaultNow(),
});

export const offerPrices = shop.table(
  'offer_prices',
  {
    pid: text()
      .notNull()
      .references(() => offers.pid, { onDelete: 'cascade' }),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. */
    amountMinor: integer('amount_minor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.pid, table.licenceType, table.currency] }),
    check('offer_prices_positive', sql`${table.amountMinor} > 0`),
  ],
);

/** The list prices of the past, as far as products were on sale: a reduction has to name the lowest price before it. */
export const offerPriceHistory = shop.table(
  'offer_price_history',
  {
    pid: text()
      .notNull()
      .references(() => offers.pid, { onDelete: 'cascade' }),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    currency: text().$type<Currency>().notNull(),
    /** Minor units. */
    amountMinor: integer('amount_minor').notNull(),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
    /** Null while it is valid. */
    toAt: timestamp('to_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.pid, table.licenceType, table.currency, table.fromAt] }),
    check('offer_price_history_dates', sql`${table.fromAt} <= ${table.toAt}`),
  ],
);
