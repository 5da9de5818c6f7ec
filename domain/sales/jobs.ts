import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type KeepDaysDeps, keepDays } from './keep-days.ts';

/** Adds up what is over: yesterday, and the days of a time when nothing ran. */
const keepSalesDays: JobKind<object> = {
  name: 'sales.keep-days',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

export function salesJobs(deps: KeepDaysDeps): JobHandler<never>[] {
  return [jobHandler(keepSalesDays, () => keepDays(deps))];
}
