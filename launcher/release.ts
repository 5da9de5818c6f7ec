import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type AddReleaseProblem, addRelease } from '@spindle/domain/downloads/add-release.ts';
import { type NewRelease, newReleaseSchema } from '@spindle/domain/downloads/release.ts';
import { systemClock } from '@spindle/platform/clock.ts';
import { openDatabase } from '@spindle/platform/database.ts';
import { openReleaseFiles } from '@spindle/platform/files/open-release-files.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { openLog } from '@spindle/platform/log.ts';
import { MediaOutage } from '@spindle/platform/media/media-store.ts';
import { say } from './console.ts';
import { findDatabaseUrl } from './find-database-url.ts';
import { tell } from './run-shop.ts';
import { readLaunchSettings } from './settings.ts';
import { StartProblem } from './start-problem.ts';

const USAGE = `Usage: npm run release -- add <file> --pid 643 --version 14.0 [--date 2026-11-22]
  [--build trial|licensed|both] [--architecture universal|x64|arm64|x86] [--notes <text>] [--notes-de <text>]
The file's name is the one that visitors get: letters, digits, hyphens, dots.`;

const REFUSED: Readonly<Record<AddReleaseProblem, string>> = {
  not_allowed: 'Not allowed.',
  release_invalid: USAGE,
  release_unknown_product: 'No published product has this pid.',
  release_exists:
    'This version is released already; withdraw that release first (Releases, in the back office).',
  release_file_unreadable: 'The file can’t be read, or is empty.',
};

/** `npm run release -- add <file> …`: adds an installer to the running shop; who may run it may do everything. */
try {
  const { path, input } = readCommand(process.argv.slice(2));
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

function readCommand(args: string[]): { path: string; input: NewRelease } {
  const text = { type: 'string' } as const;
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        ...{ pid: text, version: text, date: text, build: text, architecture: text, notes: text },
        ...Object.fromEntries(ALL_LOCALES.map((locale) => [`notes-${locale}`, text])),
      },
    });
    const [command, file] = positionals;
    if (command !== 'add' || !file || positionals.length > 2) throw new Error(USAGE);
    const given: Readonly<Record<string, string | undefined>> = values;
    const { date = new Date().toISOString().slice(0, 10), notes } = given;
    const written = ALL_LOCALES.map((locale) => [locale, given[`notes-${locale}`]]);
    const input = newReleaseSchema.parse({
      ...{ pid: given.pid, version: given.version, fileName: basename(file) },
      ...{ build: given.build ?? 'both', architecture: given.architecture ?? 'universal' },
      releasedAt: new Date(`${date}T00:00:00Z`),
      notes: { ...(notes && { en: notes }), ...Object.fromEntries(written.filter(([, said]) => said)) },
    });
    return { path: resolve(file), input };
  } catch {
    throw new StartProblem(USAGE);
  }
}
