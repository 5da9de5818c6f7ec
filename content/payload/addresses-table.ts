import { boolean, index, integer, jsonb, pgSchema, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Which document has which address: one row for each address, across all types, so that the database itself refuses the
 * second of two editors. Kept by `publishing/addresses.ts`.
 */
export const addressesTable = pgSchema(CONTENT_SCHEMA).table(
  'addresses',
  {
    /** Without language prefix: `/dvd-ripper/buy`. */
    path: text('path').primaryKey(),
    type: text('type').notNull(),
    documentId: integer('document_id').notNull(),
    slug: text('slug').notNull(),
    /** False for an address that an editor has chosen, but not published yet. */
    published: boolean('published').notNull(),
    /** Languages in which visitors find the document there. */
    locales: text('locales').array().notNull().default([]),
    /** When the content there last changed for visitors, by language: `{"en": "2026-11-23T12:00:00Z"}`. */
    changed: jsonb('changed').notNull().default({}),
    /** A hash of that content by language, which tells whether it has changed. */
    prints: jsonb('prints').notNull().default({}),
  },
  (table) => [index('addresses_document_idx').on(table.type, table.documentId)],
);
