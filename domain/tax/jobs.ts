import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type EraseBuyersDeps, eraseUnpaidBuyers } from './erase-unpaid-buyers.ts';

/** Once a day, after the orders' own addresses (domain/orders/jobs.ts). */
const eraseBuyers: JobKind<object> = {
  name: 'tax.erase-unpaid-buyers',
  retries: 2,
  key: () => 'all',
  cron: '11 4 * * *',
};

export function taxJobs(deps: EraseBuyersDeps): JobHandler<never>[] {
  return [jobHandler(eraseBuyers, () => eraseUnpaidBuyers(deps))];
}
