import { resolve } from 'node:path';
import { demoState, endDemoLoad } from '@spindle/content/demo/demo-state.ts';
import { migrateContent } from '@spindle/content/payload/migrate.ts';
import { DEMO_CATALOGUE } from '@spindle/content/types/products/demo-catalogue.ts';
import { seedDemoMember } from '@spindle/domain/accounts/seed-demo.ts';
import { seedDemoReleases } from '@spindle/domain/downloads/seed-demo.ts';
import { loadStandingCoupons } from '@spindle/domain/pricing/load-standing-coupons.ts';
import { seedDemoSeller } from '@spindle/domain/seller/seed-demo-seller.ts';
import { seedDemoLifetimePrices } from '@spindle/domain/subscriptions/lifetime/seed-demo-lifetime-prices.ts';
import { seedDemoRegistrations } from '@spindle/domain/tax/seed-demo-registrations.ts';
import { characterTypeProblem, readCharacterType } from '@spindle/platform/character-type.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openReleaseFiles } from '@spindle/platform/files/open-release-files.ts';
import { openLog } from '@spindle/platform/log.ts';
import { migrateDatabase } from '@spindle/platform/migrate.ts';
import { say } from './console.ts';
import type { Environment } from './settings.ts';

/**
 * Migrates the database and, for the demo, fills an empty one.
 * @param part of the demo; `first`: only what the shop needs to answer; `rest`: all that is missing, but the load does not count
 * as ended, because past sales belong to it as well (`endDemoLoad`)
 * @returns false when the database can't be used; the reason was printed
 */
export async function prepare(env: Environment, part: 'none' | 'first' | 'rest' | 'all'): Promise<boolean> {
  const config = readConfig(env);
  const log = openLog('prepare', 'warn');
  const characters = characterTypeProblem(await readCharacterType(config.databaseUrl));
  if (characters) say(characters.line);
  if (characters?.kind === 'unusable') return false;
  await migrateDatabase(config.databaseUrl, resolve(import.meta.dirname, '../domain/migrations'), [
    migrateContent,
  ]);
  const database = openDatabase(config.databaseUrl, log, { connections: 2 });
  await loadStandingCoupons(database.db);
  if (config.demo && part !== 'none') {
    const pids = DEMO_CATALOGUE.flatMap((product) => Object.values(product.pids));
    await seedDemoMember(database.db);
    await seedDemoSeller(database.db);
    await seedDemoRegistrations(database.db);
    // Loading the content system takes seconds, so it is loaded only if there is something to do.
    if ((await demoState(config.databaseUrl)) !== 'kept') {
      const { seedDemoContent } = await import('@spindle/backoffice/seed-demo.ts');
      await seedDemoContent(config, log, part === 'first' ? 'first' : 'all');
      await seedDemoLifetimePrices(database.db, pids);
      if (part === 'all') await endDemoLoad(config.databaseUrl);
      say(
        part === 'first'
          ? 'Loaded catalogue, home and navigation of the demo shop.'
          : 'Loaded the demo shop.',
      );
    }
    const deps = { db: database.db, clock: systemClock, files: openReleaseFiles(config) };
    await seedDemoReleases(deps, pids);
  }
  await database.close();
  return true;
}
