import type { Module } from '../module.ts';
import { paymentsHolds } from './holds.ts';
import { type PaymentsHttpDeps, paymentsHttp } from './http.ts';
import { type PaymentsJobsDeps, paymentsJobs } from './jobs.ts';
import { openMoney } from './open-money.ts';

export function paymentsModule(deps: PaymentsHttpDeps & PaymentsJobsDeps): Module {
  return {
    http: paymentsHttp(deps),
    jobs: paymentsJobs(deps),
    holds: paymentsHolds,
    erasure: { inTheWay: openMoney },
  };
}
