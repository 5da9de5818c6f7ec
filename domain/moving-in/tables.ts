import { primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { Kind } from './kinds.ts';

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
    importedAt: timestamp('imported_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.source, table.kind, table.foreignId] })],
);
