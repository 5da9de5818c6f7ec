import type { Module } from '../module.ts';
import { checkoutHolds } from './holds.ts';
import { type CheckoutHttpDeps, checkoutHttp } from './http.ts';
import { checkoutJobs } from './jobs.ts';
import { queueOrderMail } from './queue-order-mail.ts';
import type { OrderMailDeps } from './send-order-mail.tsx';

export function checkoutModule(deps: CheckoutHttpDeps & OrderMailDeps): Module {
  return {
    http: checkoutHttp(deps),
    jobs: checkoutJobs(deps),
    holds: checkoutHolds,
    fulfilled: (tx, order) => queueOrderMail(deps, tx, order),
  };
}
