import { openLog } from '@spindle/platform/log.ts';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import pg from 'pg';
import { migrations } from './migrations/index.ts';
import { offlineSettings } from './offline-settings.ts';
import { openPayload } from './open-payload.ts';
import { CONTENT_SCHEMA } from './payload-config.ts';

/**
 * Brings the content system's tables to this version's. Quick when there is nothing to do.
 * @throws when a migration fails; those before it are kept.
 */
export async function migrateContent(databaseUrl: string): Promise<void> {
  const done = await finishedMigrations(databaseUrl);
  const pending = migrations.filter((migration) => !done.has(migration.name));
  if (pending.length === 0) return;

  const { payload, close } = await openPayload({
    config: offlineSettings(databaseUrl),
    log: openLog('migrate', 'warn'),
  });
  try {
    for (const migration of pending) await run(payload, migration);
  } finally {
    await close();
  }
}

/** Payload's own runner ends the whole process when a migration fails; this one throws. */
async function run(payload: Payload, migration: (typeof migrations)[number]): Promise<void> {
  const req = await createLocalReq({}, payload);
  try {
    await initTransaction(req);
    const db = payload.db.sessions?.[String(await req.transactionID)]?.db;
    await migration.up({ db: db as never, payload, req });
    await payload.create({ collection: 'payload-migrations', data: { name: migration.name, batch: 1 }, req });
    await commitTransaction(req);
  } catch (error) {
    await killTransaction(req);
    throw new Error(`The content migration ${migration.name} failed.`, { cause: error });
  }
}

/** Makes the schema, which the first migration expects, and reads what has run already. */
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
