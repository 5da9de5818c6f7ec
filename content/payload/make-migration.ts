import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { BasePayload } from 'payload';
import { finishMigration, migrationNames } from './finish-migration.ts';
import { offlineSettings } from './offline-settings.ts';
import { contentConfig } from './payload-config.ts';

const MIGRATIONS = join(import.meta.dirname, '../migrations');

/**
 * Writes the migration from the last one to the present configuration: `node content/payload/make-migration.ts <name>`.
 * Needs no database.
 */
const config = contentConfig({
  config: offlineSettings('postgres://localhost/none'),
  migrationDir: MIGRATIONS,
  log: openLog('make-migration', 'info'),
});
const before = migrationNames(MIGRATIONS);
const payload = await new BasePayload().init({ config, disableDBConnect: true, disableOnInit: true });
await payload.db.createMigration({
  payload,
  migrationName: process.argv[2] ?? 'change',
  forceAcceptWarning: true,
});
finishMigration(MIGRATIONS, before);
process.exit(0);
