import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type FetchRatesDeps, fetchRates } from './fetch-rates.ts';

/**
 * The bank publishes at about 16:00 in Frankfurt, which is 14:00 or 15:00 UTC; it is asked again in the morning, in case it was
 * late or down.
 */
const fetchEcbRates: JobKind<object> = {
  name: 'books.fetch-rates',
  retries: 5,
  key: () => 'all',
  cron: '23 6,15 * * *',
  // A wrong address or a firewall can make it fail for months, in which invoices do not state their tax in the books' currency.
  keepFailedDays: 365,
};

export function booksJobs(deps: FetchRatesDeps): JobHandler<never>[] {
  return [jobHandler(fetchEcbRates, () => fetchRates(deps))];
}
