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
  // A wrong address or a firewall fails for months, and invoices in foreign currencies lack their tax in the books' own.
  keepFailedDays: 365,
};

export function booksJobs(deps: FetchRatesDeps): JobHandler<never>[] {
  return [jobHandler(fetchEcbRates, () => fetchRates(deps))];
}
