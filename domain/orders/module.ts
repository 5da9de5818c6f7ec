import type { Module } from '../module.ts';
import type { EraseDeps } from './erase-unpaid-orders.ts';
import { ordersHolds } from './holds.ts';
import { ordersHttp } from './http.ts';
import { ordersJobs } from './jobs.ts';
import { openOrders } from './open-orders.ts';

export function ordersModule(deps: EraseDeps): Module {
  return {
    http: ordersHttp(deps),
    jobs: ordersJobs(deps),
    holds: ordersHolds,
    erasure: { inTheWay: openOrders },
  };
}
