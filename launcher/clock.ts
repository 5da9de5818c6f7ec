import { join } from 'node:path';
import { nextDue } from '@spindle/domain/next-due.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { parseDuration } from '@spindle/platform/sandbox-clock.ts';
import { ClockStuck, stepSandboxClock } from '@spindle/platform/step-clock.ts';
import { say } from './console.ts';
import { DATABASE } from './database.ts';
import { findRunningPostgres } from './embedded-postgres.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/**
 * `npm run clock -- advance 32d`: moves the sandbox's time forward while the shop runs, from one time at which something is
 * due to the next, and waits each time until the shop has done it.
 */
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
  if (config.payments.provider !== 'sandbox') {
    throw new StartProblem(
      'STRIPE_SECRET_KEY: set; renewals would charge cards, so the clock stays where it is.',
    );
  }
  const log = openLog('clock', 'silent');
  const database = openDatabase(url, log, { connections: 1 });
  const jobs = openJobs(url, log, { works: false });
  try {
    await jobs.start([]);
    const { db } = database;
    const moved = await stepSandboxClock({ db, jobs, nextDue: (now) => nextDue(db, now) }, milliseconds);
    const now = new Date(Date.now() + moved.offsetMs).toISOString();
    say(`The sandbox's clock now says ${now}, in ${moved.steps} steps.`);
  } catch (error) {
    throw error instanceof ClockStuck ? new StartProblem(error.message) : error;
  } finally {
    await jobs.stop();
    await database.close();
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
