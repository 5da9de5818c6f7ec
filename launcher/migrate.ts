import { join, resolve } from 'node:path';
import { unreachableDatabase } from './checks.ts';
import { say } from './console.ts';
import { DATABASE, runDatabase } from './database.ts';
import { findRunningPostgres } from './embedded-postgres.ts';
import { runScript } from './run-script.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

/** `npm run migrate`: migrates the database to this version; in a deployment, run it before the programs start. */
const root = resolve(import.meta.dirname, '..');
try {
  const { config, env, embedded } = readLaunchSettings(process.env);
  const directory = join(config.dataDir, 'postgres');
  const running = embedded ? findRunningPostgres(directory) : undefined;
  const own = embedded && !running ? await runDatabase(directory, { say }) : undefined;
  if (running) env.DATABASE_URL = running.url(DATABASE);
  if (own) env.DATABASE_URL = own.url;
  if (!embedded) {
    const obstacle = await unreachableDatabase(config.databaseUrl);
    if (obstacle) throw new StartProblem(obstacle);
  }
  try {
    const command = [join(root, 'launcher/prepare-database.ts'), '--migrations-only'];
    await runScript({ command, cwd: root, env, aloud: true }, '');
  } finally {
    await own?.stop();
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
