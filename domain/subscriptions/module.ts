import type { Module } from '../module.ts';
import type { RenewDeps } from './deps.ts';
import { endTakenBack } from './end-taken-back.ts';
import { grantPeriod } from './grant-period.ts';
import { subscriptionsHttp } from './http.ts';
import { subscriptionJobs } from './jobs.ts';
import type { SubscriptionMailDeps } from './send-mail.tsx';
import { startSubscriptions } from './start-subscriptions.ts';

export function subscriptionsModule(
  deps: RenewDeps & SubscriptionMailDeps & Parameters<typeof subscriptionsHttp>[0],
): Module {
  return {
    http: subscriptionsHttp(deps),
    jobs: subscriptionJobs(deps),
    grants: (tx, order, line) => grantPeriod(deps, tx, order, line),
    fulfilled: (tx, order) => startSubscriptions(deps, tx, order),
    takenBack: (tx, lineIds, by) => endTakenBack(deps, tx, lineIds, by),
  };
}
