import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { forgetBefore } from './queries.ts';
import { KEPT_MS } from './thresholds.ts';

/** Deletes the digests of networks and addresses once they are not counted any more; scores and reasons stay. */
export const forgetNetworks: JobKind<object> = {
  name: 'risk.forget-networks',
  retries: 2,
  key: () => 'all',
  cron: '23 * * * *',
};

const BATCH = 1000;

export function riskJobs({ db, clock }: { db: Db; clock: Clock }): JobHandler<never>[] {
  return [
    jobHandler(forgetNetworks, async () => {
      const before = new Date(clock.now().getTime() - KEPT_MS);
      while ((await forgetBefore(db, before, BATCH)) === BATCH);
    }),
  ];
}
