import type { JobKind } from '@spindle/platform/jobs.ts';

/** Looks for payments that webhook and return page have missed. */
export const reconcilePayments: JobKind<object> = {
  name: 'checkout.reconcile-payments',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};
