import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type KeepDaysDeps, keepDays } from './keep-days.ts';
import { type KeepMonthsDeps, keepMonths } from './keep-months.ts';

const keepSalesDays: JobKind<object> = {
  name: 'sales.keep-days',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
  // After an upgrade there may be no stored sums, and until there are, each page that shows sales has to add them up.
  atStart: true,
};

const keepRecurringMonths: JobKind<object> = { ...keepSalesDays, name: 'sales.keep-months' };

export function salesJobs(deps: KeepDaysDeps & KeepMonthsDeps): JobHandler<never>[] {
  return [
    jobHandler(keepSalesDays, () => keepDays(deps)),
    jobHandler(keepRecurringMonths, () => keepMonths(deps)),
  ];
}
