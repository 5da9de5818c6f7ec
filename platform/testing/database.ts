import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../database.ts';
import { openLog } from '../log.ts';
import { TEST_TIMES } from './test-times.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The URL of the test run's PostgreSQL without a database name; see tools/vitest-postgres.ts. Undefined in pure tests. */
    postgresServer: string | undefined;
    /** A migrated, empty database to clone. */
    templateDatabase: string;
  }
}

export interface TestDatabase extends Database {
  url: string;
}

/**
 * A migrated, empty database for the calling test file; dropped when the file is done.
 *
 * Call it at the top of the file: `const { db, url } = await testDatabase();`
 * @param template what to clone instead: `template0` for a database without tables, or one of `testTemplate()`.
 */
export async function testDatabase(template?: string): Promise<TestDatabase> {
  const { url, drop } = await cloneDatabase(template ?? inject('templateDatabase'));
  const database = openDatabase(url, openLog('test', 'silent'), { times: TEST_TIMES });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  return { ...database, url };
}

/** A database for part of a test file; for tests that need more databases than fit on a disk at once. */
export async function cloneDatabase(template: string): Promise<{ url: string; drop(): Promise<void> }> {
  const server = testServer();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  return {
    url: `${server}/${name}`,
    drop: async () => void (await onServer(server, `drop database ${name} with (force)`)),
  };
}

/**
 * A database for several test files to clone, filled once per run by the first file that asks; the others wait.
 * @param fill is called with the URL of a migrated, empty database, and must leave no connection open.
 */
export async function testTemplate(name: string, fill: (url: string) => Promise<void>): Promise<string> {
  const server = testServer();
  const unfinished = `${name}_unfinished`;
  await onceAtATime(name, async () => {
    const made = await onServer(server, `select from pg_database where datname = '${name}'`);
    if (made.rowCount) return;
    await onServer(server, `drop database if exists ${unfinished}`);
    await onServer(server, `create database ${unfinished} template ${inject('templateDatabase')}`);
    await fill(`${server}/${unfinished}`);
    await onServer(server, `alter database ${unfinished} rename to ${name}`);
  });
  return name;
}

/** Does work that test files share, which run in separate processes: one after the other. */
export async function onceAtATime(what: string, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: `${testServer()}/postgres` });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [what]);
    await work();
  } finally {
    // The lock ends with the session.
    await client.end();
  }
}

/**
 * Waits until there is no connection with that application name. A killed program may keep its locks for a moment, until the
 * server has noticed.
 */
export async function untilDisconnected(applicationName: string): Promise<void> {
  for (;;) {
    const { rows } = await onServer(
      testServer(),
      `select from pg_stat_activity where application_name = '${applicationName}'`,
    );
    if (rows.length === 0) return;
    await setTimeout(20);
  }
}

function testServer(): string {
  const server = inject('postgresServer');
  if (!server) throw new Error('A test that needs a database is named `….db.test.ts` or `….heavy.test.ts`.');
  return server;
}

async function onServer(server: string, statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    return await client.query(statement);
  } finally {
    await client.end();
  }
}
