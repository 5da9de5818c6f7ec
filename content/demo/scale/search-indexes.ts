import type pg from 'pg';
import { CONTENT_SCHEMA } from '../../payload/schema-name.ts';

/** The indexes on words, as declared in `payload/search-tables.ts`. */
const INDEXES = {
  search_documents_title_idx: 'title_words',
  search_documents_lead_idx: 'lead_words',
  search_documents_words_idx: 'words',
};

/**
 * An index on words that is filled document by document takes twice as long and nine times as much space as one that is
 * built once all documents are there. Until it is built, a search reads every document.
 */
export async function dropSearchIndexes(client: pg.ClientBase): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await client.query(`drop index if exists ${CONTENT_SCHEMA}.${name}`);
}

/** Builds the indexes that are missing. */
export async function buildSearchIndexes(client: pg.ClientBase): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'");
  for (const [name, column] of Object.entries(INDEXES)) {
    await client.query(
      `create index if not exists ${name} on ${CONTENT_SCHEMA}.search_documents using gin (${column})`,
    );
  }
}
