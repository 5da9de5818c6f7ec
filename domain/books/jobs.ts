import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type FetchRatesDeps, fetchRates } from './fetch-rates.ts';

/**
 * The bank publishes at about 16:00 in Frankfurt, which is 14:00 or 15:00 here; in the morning it is asked once more, for the day
 * on which it was late or away.
 */
const fetchEcbRates: JobKind<object> = {
  name: 'books.fetch-rates',
  retries: 5,
  key: () => 'all',
  cron: '23 6,15 * * *',
};

export function booksJobs(deps: FetchRatesDeps): JobHandler<never>[] {
  return [jobHandler(fetchEcbRates, () => fetchRates(deps))];
}
