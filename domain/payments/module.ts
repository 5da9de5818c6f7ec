import type { Module } from '../module.ts';
import { type PaymentsHttpDeps, paymentsHttp } from './http.ts';
import { paymentsJobs } from './jobs.ts';
import type { RouteEventDeps } from './route-event.ts';

export function paymentsModule(deps: PaymentsHttpDeps & RouteEventDeps): Module {
  return { http: paymentsHttp(deps), jobs: paymentsJobs(deps) };
}
