import { index, integer, pgSchema, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Addresses at which visitors saw a document that has been withdrawn. Once it is published elsewhere they are redirected;
 * once it is deleted they are told that it is gone. Kept by `publishing/addresses.ts`.
 */
export const withdrawnAddressesTable = pgSchema(CONTENT_SCHEMA).table(
  'withdrawn_addresses',
  {
    /** Without language prefix. */
    path: text('path').primaryKey(),
    type: text('type').notNull(),
    documentId: integer('document_id').notNull(),
  },
  (table) => [index('withdrawn_addresses_document_idx').on(table.type, table.documentId)],
);
