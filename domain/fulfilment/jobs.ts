import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { closePage } from './close-page.ts';
import type { SettleDeps } from './deps.ts';
import { closeOrderPage, reconcilePayments, releaseScarce, wakeLicences } from './job-kinds.ts';
import { reconcile } from './reconcile.ts';
import { releaseHolds } from './release-holds.ts';
import { wakeRestingLicences } from './wake-resting-licences.ts';

export function fulfilmentJobs(deps: SettleDeps): JobHandler<never>[] {
  return [
    jobHandler(reconcilePayments, () => reconcile(deps)),
    jobHandler(releaseScarce, () => releaseHolds(deps)),
    jobHandler(closeOrderPage, (order) => closePage(deps, order)),
    jobHandler(wakeLicences, () => wakeRestingLicences(deps)),
  ];
}
