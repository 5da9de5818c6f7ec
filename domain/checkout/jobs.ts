import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { basketMail, orderCodeMail, orderMail } from './job-kinds.ts';
import { sendBasketMail } from './send-basket-mail.tsx';
import { sendOrderCode } from './send-order-code.tsx';
import { type OrderMailDeps, sendOrderMail } from './send-order-mail.tsx';

export function checkoutJobs(deps: OrderMailDeps): JobHandler<never>[] {
  return [
    jobHandler(orderMail, (order) => sendOrderMail(deps, order)),
    jobHandler(orderCodeMail, (asked) => sendOrderCode(deps, asked)),
    jobHandler(basketMail, (saved) => sendBasketMail(deps, saved)),
  ];
}
