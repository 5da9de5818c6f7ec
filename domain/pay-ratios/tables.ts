import { sql } from 'drizzle-orm';
import { check, integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import { PAY_KINDS, type PayKind, type PayRatio } from './pay-ratio.ts';

/** Weights of payment methods. `*` stands for every country or currency without a row of its own. */
export const payRatios = shop.table(
  'pay_ratios',
  {
    country: text().notNull(),
    currency: text().$type<PayRatio['currency']>().notNull(),
    kind: text().$type<PayKind>().notNull(),
    method: text().notNull(),
    weight: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.country, table.currency, table.kind, table.method] }),
    check('pay_ratios_kind', sql.raw(`kind in (${PAY_KINDS.map((kind) => `'${kind}'`).join(', ')})`)),
    check('pay_ratios_weight', sql`${table.weight} between 0 and 1000`),
  ],
);
