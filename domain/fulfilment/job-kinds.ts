import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * Looks for payments that webhook and return page have missed. Its name is older than this module and stays,
 * because the timetable and jobs of that name wait in the queue.
 */
export const reconcilePayments: JobKind<object> = {
  name: 'checkout.reconcile-payments',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};
