import { resolve } from 'node:path';
import { hasStaff } from '@spindle/content/demo/has-staff.ts';
import { migrateContent } from '@spindle/content/payload/migrate.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { loadStandingCoupons } from '@spindle/domain/pricing/load-standing-coupons.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { say } from './console.ts';

/** Migrates the database and, for the demo, fills an empty one. Ends the process. */
// A launcher that was killed takes the database with it: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
const config = readConfig(process.env);
const log = openLog('prepare', 'warn');
await migrateDatabase(config.databaseUrl, resolve(import.meta.dirname, '../domain/migrations'), [
  migrateContent,
]);
const database = openDatabase(config.databaseUrl, log, { connections: 2 });
await loadStandingCoupons(database.db);
if (config.demo && !process.argv.includes('--migrations-only')) {
  await seedDemoMember(database.db);
  // Loading the content system takes seconds, so it is asked only when there is something to do.
  if (!(await hasStaff(config.databaseUrl))) {
    const { seedDemoContent } = await import('@spindle/backoffice/seed-demo.ts');
    if (await seedDemoContent(config, log)) say('Loaded the demo shop.');
  }
}
await database.close();
// The content system keeps timers of its own.
process.exit(0);
