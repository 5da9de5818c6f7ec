import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { orderMail } from '../fulfilment/job-kinds.ts';
import { reconcilePayments } from './job-kinds.ts';
import { reconcile } from './reconcile.ts';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.tsx';
import type { SettleDeps } from './settle-from-provider.ts';

export function checkoutJobs(deps: SettleDeps & OrderMailDeps): JobHandler<never>[] {
  return [
    jobHandler(orderMail, (order) => sendOrderMail(deps, order)),
    jobHandler(reconcilePayments, () => reconcile(deps)),
  ];
}
