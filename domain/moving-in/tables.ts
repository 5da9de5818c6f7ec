import { index, jsonb, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { Kind } from './kinds.ts';

/** Fields as an import has written them. One that reads otherwise in the shop by now is the shop's. */
export type Written = Readonly<Record<string, string | null>>;

/** What was brought from another system, and what it is here: a line that comes again finds it. */
export const importedRecords = shop.table(
  'imported_records',
  {
    /** What the other system is called. */
    source: text().notNull(),
    kind: text().$type<Kind>().notNull(),
    /** What it is called there. */
    foreignId: text('foreign_id').notNull(),
    /** What it is here: a member, a licence. */
    targetId: uuid('target_id').notNull(),
    /** SHA-256 of the line, base64url, as it was imported last. */
    digest: text().notNull(),
    /** What the imports wrote of what the shop may change, too; null: nothing. */
    written: jsonb().$type<Written>(),
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.source, table.kind, table.foreignId] }),
    // Whether an account was brought is asked when one is to become part of another.
    index().on(table.targetId),
  ],
);
