import { resolve } from 'node:path';
import { demoState } from '@spindle/content/demo/demo-state.ts';
import { migrateContent } from '@spindle/content/payload/migrate.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { loadStandingCoupons } from '@spindle/domain/pricing/load-standing-coupons.ts';
import { characterTypeProblem, readCharacterType } from '@spindle/platform/character-type.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { say } from './console.ts';

/**
 * Migrates the database and, for the demo, fills an empty one; with `--first-part` only as far as the shop needs it
 * to answer; run again, it loads the rest. Ends the process.
 */
// A launcher that was killed takes the database with it: there is nothing left to wait for.
process.once('disconnect', () => process.exit(1));
const config = readConfig(process.env);
const log = openLog('prepare', 'warn');
const characters = characterTypeProblem(await readCharacterType(config.databaseUrl));
if (characters) say(characters.line);
if (characters?.kind === 'unusable') process.exit(1);
await migrateDatabase(config.databaseUrl, resolve(import.meta.dirname, '../domain/migrations'), [
  migrateContent,
]);
const database = openDatabase(config.databaseUrl, log, { connections: 2 });
await loadStandingCoupons(database.db);
if (config.demo && !process.argv.includes('--migrations-only')) {
  await seedDemoMember(database.db);
  // Loading the content system takes seconds, so it is asked only when there is something to do.
  if ((await demoState(config.databaseUrl)) !== 'kept') {
    const { seedDemoContent } = await import('@spindle/backoffice/seed-demo.ts');
    const part = process.argv.includes('--first-part') ? 'first' : 'all';
    await seedDemoContent(config, log, part);
    say(part === 'all' ? 'Loaded the demo shop.' : 'Loaded catalogue, home and navigation of the demo shop.');
  }
}
await database.close();
// The content system keeps timers of its own.
process.exit(0);
