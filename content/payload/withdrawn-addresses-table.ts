import { index, integer, pgSchema, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Addresses at which visitors saw a document that is withdrawn: they are led on once it is published elsewhere, and
 * told so once it is deleted. Kept by `publishing/addresses.ts`.
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
