import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import type { SettleDeps } from './deps.ts';
import { reconcilePayments, releaseScarce, wakeLicences } from './job-kinds.ts';
import { reconcile } from './reconcile.ts';
import { releaseHolds } from './release-holds.ts';
import { wakeRestingLicences } from './wake-resting-licences.ts';

export function fulfilmentJobs(deps: SettleDeps): JobHandler<never>[] {
  return [
    jobHandler(reconcilePayments, () => reconcile(deps)),
    jobHandler(releaseScarce, () => releaseHolds(deps)),
    jobHandler(wakeLicences, () => wakeRestingLicences(deps)),
  ];
}
