import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { orderMail } from './job-kinds.ts';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.tsx';

export function checkoutJobs(deps: OrderMailDeps): JobHandler<never>[] {
  return [jobHandler(orderMail, (order) => sendOrderMail(deps, order))];
}
