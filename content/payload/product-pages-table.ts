import { integer, pgSchema, primaryKey, text } from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Which published product and buy pages are about a product: the pages to which links to the product lead. Kept by
 * `types/products/keep-pages.ts`.
 */
export const productPagesTable = pgSchema(CONTENT_SCHEMA).table(
  'product_pages',
  {
    type: text('type').notNull(),
    documentId: integer('document_id').notNull(),
    productId: integer('product_id').notNull(),
    /** Without language prefix: `/dvd-ripper/buy`. */
    path: text('path').notNull(),
    /** Languages in which visitors find the page there. */
    locales: text('locales').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.type, table.documentId, table.productId] })],
);
