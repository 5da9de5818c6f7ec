import { index, integer, pgSchema, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/** Which documents and pictures a published document refers to. Kept by `publishing/uses.ts`. */
export const usesTable = pgSchema(CONTENT_SCHEMA).table(
  'uses',
  {
    type: text('type').notNull(),
    documentId: integer('document_id').notNull(),
    usedType: text('used_type').notNull(),
    usedId: integer('used_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.documentId, table.usedType, table.usedId] }),
    index('uses_used_idx').on(table.usedType, table.usedId),
  ],
);
