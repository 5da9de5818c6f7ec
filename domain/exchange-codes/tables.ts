import type { LicenceType } from '@spindle/platform/licence-types.ts';
import { sql } from 'drizzle-orm';
import { check, index, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const exchangeBatches = shop.table(
  'exchange_batches',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    pid: text().notNull(),
    licenceType: text('licence_type').$type<LicenceType>().notNull(),
    redeemableUntil: moment('redeemable_until'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('exchange_batches_by_time').on(table.createdAt, table.id)],
);

export const exchangeCodes = shop.table(
  'exchange_codes',
  {
    id: uuid().primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => exchangeBatches.id),
    code: text().notNull(),
    /** See `codeKeyOf`. */
    codeKey: text('code_key').notNull(),
    redeemedAt: moment('redeemed_at'),
    /** The licence that it issued or extended. */
    licenceId: uuid('licence_id'),
  },
  (table) => [
    uniqueIndex('exchange_codes_key').on(table.codeKey),
    index('exchange_codes_of_batch').on(table.batchId, table.id),
    // Codes of a batch are counted from this index alone.
    index('exchange_codes_redeemed_of_batch').on(table.batchId, table.redeemedAt),
    check('exchange_codes_redeemed', sql`(${table.redeemedAt} is null) = (${table.licenceId} is null)`),
  ],
);
