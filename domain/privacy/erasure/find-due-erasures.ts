import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { eraseMember } from '../job-kinds.ts';
import { selectDueErasures } from './queries.ts';

/** Queues a job for each erasure that is due. One that had to wait is checked again. */
export async function findDueErasures({
  db,
  clock,
  jobs,
}: {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}): Promise<void> {
  for (const memberId of await selectDueErasures(db, clock.now())) {
    await jobs.send(db, eraseMember, { memberId });
  }
}
