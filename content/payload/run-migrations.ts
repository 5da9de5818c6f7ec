import { MIGRATION_TIMES } from '@spindle/platform/bounded-pool.ts';
import { openLog } from '@spindle/platform/log.ts';
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload } from 'payload';
import { migrations } from '../migrations/index.ts';
import { offlineSettings } from './offline-settings.ts';
import { openPayload } from './open-payload.ts';

/** @throws when a migration fails; those before it are kept. */
export async function runMigrations(databaseUrl: string, names: ReadonlySet<string>): Promise<void> {
  const { payload, close } = await openPayload({
    config: offlineSettings(databaseUrl),
    log: openLog('migrate', 'warn'),
    times: MIGRATION_TIMES,
  });
  try {
    for (const migration of migrations) if (names.has(migration.name)) await run(payload, migration);
  } finally {
    await close();
  }
}

/** Payload's own runner ends the whole process when a migration fails; this throws instead. */
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
