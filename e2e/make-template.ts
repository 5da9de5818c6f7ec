import { chmodSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildStale } from '@spindle/launcher/builds.ts';
import { runDatabase } from '@spindle/launcher/database.ts';
import { isAlive } from '@spindle/launcher/processes.ts';
import { runScript } from '@spindle/launcher/run-script.ts';
import { readLaunchSettings } from '@spindle/launcher/settings.ts';
import { ROOT, RUN_PREFIX, runDirectory, shopEnvironment } from './running-shop.ts';

/**
 * Runs before any worker starts: builds what is stale, and makes the migrated and filled shop that workers copy. @returns a
 * function that deletes it all.
 */
export default async function makeTemplate(): Promise<() => void> {
  removeAbandonedRuns();
  // As root, the database runs as another user, who must be able to enter.
  mkdirSync(runDirectory());
  chmodSync(runDirectory(), 0o755);
  const { config, env } = readLaunchSettings(shopEnvironment(join(runDirectory(), 'template')));
  await buildStale(ROOT, env, { say: console.log });
  const database = await runDatabase(join(config.dataDir, 'postgres'), { say: () => {} });
  try {
    const command = [join(ROOT, 'launcher/prepare-database.ts')];
    await runScript({ command, cwd: ROOT, env: { ...env, DATABASE_URL: database.url } }, 'No template:');
  } finally {
    await database.stop();
  }
  return () => rmSync(runDirectory(), { recursive: true, force: true });
}

/** Deletes the directories of killed runs; the process id is in the name. */
function removeAbandonedRuns(): void {
  const parent = dirname(runDirectory());
  for (const name of readdirSync(parent)) {
    const pid = Number(name.startsWith(RUN_PREFIX) && name.slice(RUN_PREFIX.length));
    if (pid > 0 && !isAlive(pid)) rmSync(join(parent, name), { recursive: true, force: true });
  }
}
