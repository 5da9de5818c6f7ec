import { join } from 'node:path';
import { openDatabase } from '@spindle/platform/database.ts';
import { openLog } from '@spindle/platform/log.ts';
import { advanceSandboxClock, parseDuration } from '@spindle/platform/sandbox-clock.ts';
import { say } from './console.ts';
import { DATABASE } from './database.ts';
import { findRunningPostgres } from './embedded-postgres.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run clock -- advance 32d`: moves the sandbox's time forward while the shop runs. */
try {
  const [command, amount = ''] = process.argv.slice(2);
  const milliseconds = command === 'advance' ? parseDuration(amount) : undefined;
  if (milliseconds === undefined) {
    throw new StartProblem('Usage: npm run clock -- advance 32d (units: s, m, h, d)');
  }
  const { config, embedded } = readLaunchSettings(process.env);
  if (!config.sandbox) throw new StartProblem('SANDBOX: not set; the clock moves in the sandbox only.');
  const url = embedded
    ? findRunningPostgres(join(config.dataDir, 'postgres'))?.url(DATABASE)
    : config.databaseUrl;
  if (!url) throw new StartProblem(`No shop runs from ${config.dataDir}: start it first, or set DATA_DIR.`);
  const database = openDatabase(url, openLog('clock', 'silent'), { connections: 1 });
  try {
    const offset = await advanceSandboxClock(database.db, milliseconds);
    say(`The sandbox's clock now says ${new Date(Date.now() + offset).toISOString()}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
