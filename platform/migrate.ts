import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_TIMES } from './bounded-pool.ts';

/** Any number that no other program locks on this database. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Brings a database to this version's tables. Runs under an advisory lock, so that several launchers of a
 * deployment may do it at once.
 * @param folder migrations made by drizzle-kit.
 * @param then further migrations to run under the same lock, in order (content's own, for example).
 */
export async function migrateDatabase(
  url: string,
  folder: string,
  then: readonly ((url: string) => Promise<void>)[] = [],
): Promise<void> {
  const { connect, lock } = MIGRATION_TIMES;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connect });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // Another launcher is waited for as long as it takes, a visitor's lock is not: behind us others wait for it.
    await client.query(`set lock_timeout = ${lock}`);
    await migrate(drizzle(client), { migrationsFolder: folder });
    for (const step of then) await step(url);
  } finally {
    // The lock goes with the session.
    await client.end();
  }
}
