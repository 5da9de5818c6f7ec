import type pg from 'pg';
import { CONTENT_SCHEMA } from '../../payload/schema-name.ts';

/** The indexes of words, as `payload/search-tables.ts` declares them. */
const INDEXES = {
  search_documents_title_idx: 'title_words',
  search_documents_lead_idx: 'lead_words',
  search_documents_words_idx: 'words',
};

/**
 * Filled document by document, an index of words takes twice the time and nine times the room of one that is built
 * when all are there. Meanwhile a search reads every document.
 */
export async function dropSearchIndexes(client: pg.ClientBase): Promise<void> {
  for (const name of Object.keys(INDEXES))
    await client.query(`drop index if exists ${CONTENT_SCHEMA}.${name}`);
}

/** Builds those that are missing. */
export async function buildSearchIndexes(client: pg.ClientBase): Promise<void> {
  await client.query("set maintenance_work_mem = '512MB'");
  for (const [name, column] of Object.entries(INDEXES)) {
    await client.query(
      `create index if not exists ${name} on ${CONTENT_SCHEMA}.search_documents using gin (${column})`,
    );
  }
}
