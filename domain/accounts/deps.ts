import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Auth } from './auth.ts';

/** Everything the accounts' use cases need; each names the part it takes. */
export interface AccountsDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  auth: Auth;
  limits: Limits;
  /** The shop's SECRET. */
  secret: string;
}
