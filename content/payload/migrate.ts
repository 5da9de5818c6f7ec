import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { missingInSearch, type Query } from '../search/missing-in-search.ts';
import { noteCheck, uncheckedSince } from '../search/search-checks.ts';
import { CONTENT_SCHEMA } from './schema-name.ts';

/**
 * Brings the content system's tables and its search to this version. Fast if there is nothing to do: the content system,
 * which takes seconds to load, is loaded only for a migration that has to run or a document that is missing in the
 * search.
 * @throws if a migration fails; those before it are kept
 */
export async function migrateContent(databaseUrl: string): Promise<void> {
  const done = await finishedMigrations(databaseUrl);
  const pending = (await migrationNames()).filter((name) => !done.has(name));
  if (pending.length > 0) {
    const { runMigrations } = await import('./run-migrations.ts');
    await runMigrations(databaseUrl, new Set(pending));
  }
  await checkSearch(databaseUrl);
}

async function checkSearch(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const query: Query = (text, values) => client.query(text, values);
  try {
    const began = new Date();
    const since = await uncheckedSince(query);
    if ((await missingInSearch(query, 1, since)).length > 0) {
      const { completeSearch } = await import('../search/complete-search.ts');
      await completeSearch(databaseUrl, since);
    }
    await noteCheck(query, began);
  } finally {
    await client.end();
  }
}

async function migrationNames(): Promise<string[]> {
  const files = await readdir(join(import.meta.dirname, '../migrations'));
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -'.ts'.length));
}

/** Creates the schema, which the first migration expects, and reads which migrations have run. */
async function finishedMigrations(databaseUrl: string): Promise<Set<string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(`create schema if not exists ${CONTENT_SCHEMA}`);
    const { rows: tables } = await client.query<{ name: string | null }>(
      'select to_regclass($1)::text as name',
      [`${CONTENT_SCHEMA}.payload_migrations`],
    );
    if (!tables[0]?.name) return new Set();
    const { rows } = await client.query<{ name: string }>(
      `select name from ${CONTENT_SCHEMA}.payload_migrations`,
    );
    return new Set(rows.map((row) => row.name));
  } finally {
    await client.end();
  }
}
