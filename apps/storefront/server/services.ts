import { type Clock, systemClock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import { type Database, type Db, openDatabase } from '@spindle/platform/database.ts';
import { type JobRunner, openJobs } from '@spindle/platform/jobs.ts';
import type { Log } from '@spindle/platform/log.ts';

/** Everything the shop can do, built once at the start and handed to pages, calls and jobs. */
export interface Services {
  config: Config;
  log: Log;
  clock: Clock;
  db: Db;
  database: Database;
  jobs: JobRunner;
}

export function openServices(config: Config, log: Log): Services {
  const database = openDatabase(config.databaseUrl, log);
  return {
    config,
    log,
    clock: systemClock,
    db: database.db,
    database,
    jobs: openJobs(config.databaseUrl, log),
  };
}
