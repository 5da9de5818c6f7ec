import { sql } from 'drizzle-orm';
import { boolean, check, text } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

/** Who sells: one row, or none until staff have entered it. */
export const seller = shop.table(
  'seller',
  {
    /** Always true, so that there is at most one row. */
    only: boolean().primaryKey().default(true),
    legalName: text('legal_name').notNull(),
    street: text().notNull(),
    postalCode: text('postal_code').notNull(),
    city: text().notNull(),
    country: text().notNull(),
    vatId: text('vat_id'),
    taxId: text('tax_id'),
    timeZone: text('time_zone').notNull(),
  },
  (table) => [check('seller_only', sql`${table.only}`)],
);
