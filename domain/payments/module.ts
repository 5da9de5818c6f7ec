import type { Module } from '../module.ts';
import { type PaymentsHttpDeps, paymentsHttp } from './http.ts';
import { type PaymentsJobsDeps, paymentsJobs } from './jobs.ts';

export function paymentsModule(deps: PaymentsHttpDeps & PaymentsJobsDeps): Module {
  return { http: paymentsHttp(deps), jobs: paymentsJobs(deps) };
}
