import {
  customType,
  index,
  integer,
  pgSchema,
  primaryKey,
  smallint,
  text,
} from '@payloadcms/db-postgres/drizzle/pg-core';
import { CONTENT_SCHEMA } from './schema-name.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const schema = pgSchema(CONTENT_SCHEMA);

/**
 * What visitors can find: a row for each document and language in which it is shown. Kept by
 * `search/keep-search.ts`, which also splits texts into words: the database only compares them.
 */
export const searchDocumentsTable = schema.table(
  'search_documents',
  {
    type: text('type').notNull(),
    documentId: integer('document_id').notNull(),
    locale: text('locale').notNull(),
    /** Without language prefix. */
    path: text('path').notNull(),
    title: text('title').notNull(),
    summary: text('summary').notNull(),
    /** Words of the title, of title and summary, and of everything: a search reads the narrowest first. */
    titleWords: tsvector('title_words').notNull(),
    leadWords: tsvector('lead_words').notNull(),
    words: tsvector('words').notNull(),
    /** Of the way in which texts are split; rows of an older one are written anew. */
    version: smallint('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.documentId, table.locale] }),
    index('search_documents_title_idx').using('gin', table.titleWords),
    index('search_documents_lead_idx').using('gin', table.leadWords),
    index('search_documents_words_idx').using('gin', table.words),
  ],
);

/** Every word that was ever published in a language, with what a typing mistake could make of it. */
export const searchWordsTable = schema.table(
  'search_words',
  {
    locale: text('locale').notNull(),
    word: text('word').notNull(),
    /** The word, and it without each of its letters, each behind its language: `en/ripper`, `en/rippe`. */
    near: text('near').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_near_idx').using('gin', table.near),
  ],
);
