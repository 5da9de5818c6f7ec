import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { openLog } from '../log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the run's PostgreSQL without a database name; see tools/vitest-postgres.ts. Pure tests have none. */
    postgresServer: string | undefined;
    /** A migrated, empty database to clone. */
    templateDatabase: string;
  }
}

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A migrated, empty database of the calling test file's own; dropped when the file is done.
 *
 * Call it at the top of the file: `const { db, url } = await testDatabase();`
 * @param template `template0` for a database without tables.
 */
export async function testDatabase(template: 'template0' | undefined = undefined): Promise<TestDatabase> {
  const server = inject('postgresServer');
  if (!server) throw new Error('A test that needs a database is named `….db.test.ts` or `….heavy.test.ts`.');
  const name = `test_${randomBytes(8).toString('hex')}`;
  const from = template ?? inject('templateDatabase');
  await onServer(server, `create database ${name} template ${from} strategy file_copy`);
  const url = `${server}/${name}`;
  const database = openDatabase(url, openLog('test', 'silent'));
  afterAll(async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return { ...database, url };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
