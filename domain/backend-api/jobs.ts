import type { Db } from '@spindle/platform/database.ts';
import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { forgetEndedCounts } from '@spindle/platform/limits.ts';
import { rateLimits } from './tables.ts';

/** Deletes expired counters of the rate limits, once an hour. */
export const forgetCounts: JobKind<object> = {
  name: 'backend-api.forget-counts',
  retries: 2,
  key: () => 'all',
  cron: '17 * * * *',
};

export function backendApiJobs({ db }: { db: Db }): JobHandler<never>[] {
  return [jobHandler(forgetCounts, () => forgetEndedCounts(db, rateLimits))];
}
