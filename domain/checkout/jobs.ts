import type { JobHandler } from '@spindle/platform/jobs.ts';
import { processPaymentEvent } from '../payments/jobs.ts';
import { orderMail, reconcilePayments } from './job-kinds.ts';
import { processEvent } from './process-event.ts';
import { reconcile } from './reconcile.ts';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.tsx';
import type { SettleDeps } from './settle-from-provider.ts';

export function checkoutJobs(deps: SettleDeps & OrderMailDeps) {
  return [
    { kind: processPaymentEvent, run: (event) => processEvent(deps, event) } satisfies JobHandler<
      Parameters<typeof processPaymentEvent.key>[0]
    >,
    { kind: orderMail, run: (order) => sendOrderMail(deps, order) } satisfies JobHandler<
      Parameters<typeof orderMail.key>[0]
    >,
    {
      kind: reconcilePayments,
      cron: '* * * * *',
      run: async () => {
        await reconcile(deps);
      },
    } satisfies JobHandler<object>,
  ];
}
