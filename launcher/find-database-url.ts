import { join } from 'node:path';
import type { Config } from '@spindle/platform/config.ts';
import { DATABASE } from './database.ts';
import { findRunningPostgres } from './embedded-postgres.ts';
import { StartProblem } from './start-problem.ts';

/** The URL of the running shop's database. @throws {StartProblem} when the embedded one does not run. */
export function findDatabaseUrl(config: Config, embedded: boolean): string {
  const url = embedded
    ? findRunningPostgres(join(config.dataDir, 'postgres'))?.url(DATABASE)
    : config.databaseUrl;
  if (!url) throw new StartProblem(`No shop runs from ${config.dataDir}: start it first, or set DATA_DIR.`);
  return url;
}
