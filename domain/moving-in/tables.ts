import { index, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { Kind } from './kinds.ts';

/** Fields as an import has written them. A field that has another value by now was changed in the shop. */
export type Written = Readonly<Record<string, string | null>>;

/** What was imported from another system, and its record here, so that a line imported again finds it. */
export const importedRecords = shop.table(
  'imported_records',
  {
    /** The name of the other system. */
    source: text().notNull(),
    kind: text().$type<Kind>().notNull(),
    /** Its id in the other system. */
    foreignId: text('foreign_id').notNull(),
    /** Its id here, such as a member's or a licence's. */
    targetId: uuid('target_id').notNull(),
    /** SHA-256 (base64url) of the line as it was last imported; empty if its customer was erased. */
    digest: text().notNull(),
    /** The values that imports wrote to fields that the shop may change, too; null if none. */
    written: jsonb().$type<Written>(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.foreignId] }),
    // For `isBrought`.
    index().on(table.targetId),
  ],
);
