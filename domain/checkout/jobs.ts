import type { JobHandler, JobKind } from '@spindle/platform/jobs.ts';
import { processPaymentEvent } from '../payments/jobs.ts';
import { processEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';
import type { SettleDeps } from './settle-from-provider.ts';

export const reconcilePayments: JobKind<object> = {
  name: 'reconcile-payments',
  retries: 0,
  key: () => 'all',
};

export function checkoutJobs(
  deps: SettleDeps,
): [JobHandler<{ provider: string; eventId: string }>, JobHandler<object>] {
  return [
    { kind: processPaymentEvent, run: (event) => processEvent(deps, event) },
    {
      kind: reconcilePayments,
      cron: '* * * * *',
      run: async () => {
        await reconcile(deps);
      },
    },
  ];
}
