import { type AddReleaseProblem, addRelease } from '@spindle/domain/downloads/add-release.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openReleaseFiles } from '@spindle/platform/files/open-release-files.ts';
import { openLog } from '@spindle/platform/log.ts';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { RELEASE_USAGE, readReleaseCommand } from './read-release-command.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const REFUSED: Readonly<Record<AddReleaseProblem, string>> = {
  not_allowed: 'Not allowed.',
  release_invalid: RELEASE_USAGE,
  release_unknown_product: 'No published product has this pid.',
  release_exists:
    'This version is released already; withdraw that release first (Releases, in the back office).',
  release_file_unreadable: 'The file can’t be read, or is empty.',
};

/**
 * `npm run release -- add <file> …`: adds an installer to the running shop. It checks no permission: whoever can run it may do
 * everything.
 */
try {
  const { path, input } = readReleaseCommand(process.argv.slice(2), systemClock.now());
  const { config, embedded } = readLaunchSettings(process.env);
  const url = findDatabaseUrl(config, embedded);
  const database = openDatabase(url, openLog('release', 'silent'), { connections: 2 });
  try {
    const deps = { db: database.db, clock: systemClock, files: openReleaseFiles(config) };
    const added = await addRelease(deps, { kind: 'system', name: 'npm run release' }, path, input);
    if (!added.ok) throw new StartProblem(REFUSED[added.error]);
    const { fileName, size, sha256 } = added.release;
    say(`${fileName} is released: ${size} bytes, SHA-256 ${sha256}.`);
  } catch (error) {
    if (error instanceof MediaOutage) throw new StartProblem(`The file was not stored: ${error.message}.`);
    throw error;
  } finally {
    await database.close();
  }
} catch (error) {
  tell(error);
  process.exitCode = 1;
}
