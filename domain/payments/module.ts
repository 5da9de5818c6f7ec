import type { Jobs } from '@spindle/platform/jobs.ts';
import type { Module } from '../module.ts';
import { forgetCustomers } from './cards/forget-customers.ts';
import { paymentsHolds } from './holds.ts';
import { type PaymentsHttpDeps, paymentsHttp } from './http.ts';
import { type PaymentsJobsDeps, paymentsJobs } from './jobs.ts';
import { openMoney } from './open-money.ts';

export function paymentsModule(deps: PaymentsHttpDeps & PaymentsJobsDeps & { jobs: Jobs }): Module {
  return {
    http: paymentsHttp(deps),
    jobs: paymentsJobs(deps),
    holds: paymentsHolds,
    erasure: { inTheWay: openMoney, erase: (tx, subject) => forgetCustomers(tx, deps.jobs, subject) },
  };
}
