import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';

export interface FulfilDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  log: Log;
  /** The account with this address, made if there is none; in the caller's transaction. */
  ensureMember(
    tx: Db,
    buyer: { email: string; locale: Locale },
  ): Promise<{ memberId: string; created: boolean }>;
}
