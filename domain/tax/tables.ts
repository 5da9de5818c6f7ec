import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { orders } from '../orders/tables.ts';
import { shop } from '../shop-schema.ts';
import { REGISTRATION_SCHEMES, type RegistrationScheme } from './registration.ts';
import { PROOF_KINDS, type ProofKind, TAX_SCHEMES, type TaxScheme } from './tax.ts';

const words = (list: readonly string[]) => list.map((word) => `'${word}'`).join(', ');

/** Rates that staff have entered; the built-in ones are in kept-rates.ts. */
export const taxRates = shop.table(
  'tax_rates',
  {
    country: text().notNull(),
    validFrom: date('valid_from').notNull(),
    rateBp: integer('rate_bp').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.validFrom] }),
    check('tax_rates_rate', sql`${table.rateBp} between 0 and 5000`),
  ],
);

/** Where the seller collects tax, and when. */
export const taxRegistrations = shop.table(
  'tax_registrations',
  {
    country: text().notNull(),
    scheme: text().$type<RegistrationScheme>().notNull(),
    validFrom: date('valid_from').notNull(),
    validUntil: date('valid_until'),
    number: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.scheme, table.validFrom] }),
    check('tax_registrations_scheme', sql.raw(`scheme in (${words(REGISTRATION_SCHEMES)})`)),
    check('tax_registrations_dates', sql`${table.validFrom} <= ${table.validUntil}`),
  ],
);

/** Positive answers of VIES. */
export const vatChecks = shop.table(
  'vat_checks',
  {
    id: uuid().primaryKey(),
    /** With its country prefix: `FR40303265045`. */
    vatId: text('vat_id').notNull(),
    checkedAt: timestamp('checked_at', { withTimezone: true }).notNull(),
    /** Consultation number; null if the seller had no VAT id to ask with. */
    consultation: text(),
    /** As registered in the member state; some states do not disclose it. */
    name: text(),
    address: text(),
  },
  (table) => [index('vat_checks_of_id').on(table.vatId, table.checkedAt)],
);

/** How an order is taxed, stored when it is placed. Orders of older versions have no row. */
export const orderTaxes = shop.table(
  'order_taxes',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => orders.id),
    country: text(),
    scheme: text().$type<TaxScheme>().notNull(),
    rateBp: integer('rate_bp').notNull(),
    /** Contained in the order's total. */
    taxMinor: integer('tax_minor').notNull(),
    company: text(),
    /** Name of a consumer; `address` is theirs then. Null for a business. */
    person: text(),
    address: text(),
    vatId: text('vat_id'),
    vatCheckId: uuid('vat_check_id').references(() => vatChecks.id),
  },
  (table) => [
    check('order_taxes_scheme', sql.raw(`scheme in (${words(TAX_SCHEMES)})`)),
    check(
      'order_taxes_amount',
      sql`${table.rateBp} >= 0 and ${table.taxMinor} >= 0
        and (${table.scheme} in ('domestic', 'oss') or ${table.rateBp} + ${table.taxMinor} = 0)`,
    ),
    check(
      'order_taxes_reverse_charge',
      sql`${table.scheme} <> 'reverse_charge' or ${table.vatCheckId} is not null`,
    ),
  ],
);

/** The proofs of the buyer's country for each order. */
export const countryProofs = shop.table(
  'country_proofs',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => orderTaxes.orderId),
    kind: text().$type<ProofKind>().notNull(),
    country: text().notNull(),
    notedAt: timestamp('noted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.kind] }),
    check('country_proofs_kind', sql.raw(`kind in (${words(PROOF_KINDS)})`)),
  ],
);
