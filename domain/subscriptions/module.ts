import type { Module } from '../module.ts';
import { subscriptionsErasure } from './cancel/end-for-erasure.ts';
import { endTakenBack } from './cancel/end-taken-back.ts';
import type { RenewDeps } from './deps.ts';
import { subscriptionsHolds } from './holds.ts';
import { subscriptionsHttp } from './http.ts';
import { subscriptionJobs } from './jobs.ts';
import type { SubscriptionMailDeps } from './mails/send-mail.tsx';
import { makeOwn } from './make-own.ts';
import { grantPeriod } from './periods/grant-period.ts';
import { startSubscriptions } from './periods/start-subscriptions.ts';

export function subscriptionsModule(
  deps: RenewDeps & SubscriptionMailDeps & Parameters<typeof subscriptionsHttp>[0],
): Module {
  return {
    http: subscriptionsHttp(deps),
    jobs: subscriptionJobs(deps),
    holds: subscriptionsHolds,
    erasure: subscriptionsErasure(deps),
    grants: (tx, order, line) => grantPeriod(deps, tx, order, line),
    fulfilled: (tx, order) => startSubscriptions(deps, tx, order),
    cardGiven: makeOwn,
    takenBack: (tx, lineIds, by) => endTakenBack(deps, tx, lineIds, by),
  };
}
