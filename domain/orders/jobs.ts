import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { type EraseDeps, eraseUnpaidOrders } from './erase-unpaid-orders.ts';

/** Erases the buyers of unpaid orders, once a day. */
export const eraseUnpaid: JobKind<object> = {
  name: 'orders.erase-unpaid',
  retries: 2,
  key: () => 'all',
  cron: '41 3 * * *',
};

export function ordersJobs(deps: EraseDeps): JobHandler<never>[] {
  return [jobHandler(eraseUnpaid, () => eraseUnpaidOrders(deps))];
}
