import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { testDatabase } from '@spindle/platform/testing/database.ts';

export const MIGRATIONS = join(import.meta.dirname, '../migrations');
export const BASELINE = readFileSync(join(MIGRATIONS, '0000_baseline.sql'), 'utf8');

/** A database as a shop of the first version left it (first-version.sql); not migrated yet. */
export async function firstVersionDatabase() {
  const database = await testDatabase('template0');
  await database.pool.query(BASELINE);
  await database.pool.query(readFileSync(join(import.meta.dirname, 'first-version.sql'), 'utf8'));
  return database;
}
