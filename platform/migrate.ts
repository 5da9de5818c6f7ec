import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { MIGRATION_TIMES } from './bounded-pool.ts';
import type { Db } from './database.ts';

/** Any number that no other program locks on this database. */
const MIGRATION_LOCK = 7_263_001;

/**
 * Migrates a database to this version's tables. Runs under an advisory lock, so that several launchers of a deployment may do
 * it at once.
 * @param folder migrations made by drizzle-kit; each has a transaction of its own, so that a long one does not hold the locks
 * of those before it. If one fails, those before it stay, and the next run continues with it.
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
    // Waiting for another launcher may take any time, but waiting for a visitor's lock may not: others would queue behind us.
    await client.query(`set lock_timeout = ${lock}`);
    await migrateEach(drizzle(client), folder);
    for (const step of then) await step(url);
  } finally {
    // The lock ends with the session.
    await client.end();
  }
}

/** Records what has run in the table of drizzle's own migrator, which would run all migrations in one transaction. */
async function migrateEach(db: Db, folder: string): Promise<void> {
  await db.execute(sql`create schema if not exists drizzle`);
  await db.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
  `);
  const {
    rows: [last],
  } = await db.execute<{ at: string }>(
    sql`select created_at as at from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  for (const migration of readMigrationFiles({ migrationsFolder: folder })) {
    if (last && Number(last.at) >= migration.folderMillis) continue;
    await db.transaction(async (tx) => {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(
        sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})`,
      );
    });
  }
}
