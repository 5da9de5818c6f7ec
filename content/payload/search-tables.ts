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
 * What visitors can find: one row for each document and language in which it is shown. Kept by `search/keep-search.ts`,
 * which also splits texts into words, so that the database only has to compare them.
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
    /** The words of the title, of title and summary, and of the whole text: a search reads the narrowest first. */
    titleWords: tsvector('title_words').notNull(),
    leadWords: tsvector('lead_words').notNull(),
    words: tsvector('words').notNull(),
    /** The version of the rules for splitting texts; rows with an older version are written again. */
    version: smallint('version').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.type, table.documentId, table.locale] }),
    index('search_documents_title_idx').using('gin', table.titleWords),
    index('search_documents_lead_idx').using('gin', table.leadWords),
    index('search_documents_words_idx').using('gin', table.words),
  ],
);

/** Every word that was ever published in a language, with the forms by which typing mistakes are found. */
export const searchWordsTable = schema.table(
  'search_words',
  {
    locale: text('locale').notNull(),
    word: text('word').notNull(),
    /** The word, and the word without each of its letters, each after its language: `en/ripper`, `en/rippe`. */
    near: text('near').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.locale, table.word] }),
    index('search_words_near_idx').using('gin', table.near),
  ],
);
