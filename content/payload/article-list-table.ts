import {
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Which articles visitors find in a category, by language. With it, a list of a hundred thousand articles can be paged
 * through. Kept by `types/articles/keep-list.ts`.
 */
export const articleListTable = pgSchema(CONTENT_SCHEMA).table(
  'article_list',
  {
    documentId: integer('document_id').notNull(),
    locale: text('locale').notNull(),
    categoryId: integer('category_id').notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.locale] }),
    index('article_list_idx').on(table.categoryId, table.locale, table.publishedAt, table.documentId),
  ],
);
