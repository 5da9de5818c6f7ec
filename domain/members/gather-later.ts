import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { gatherMerged } from './job-kinds.ts';

/** How long after a merge a request that was under way may still write something for the lost account. */
const GATHER_AFTER_MS = 2 * 60_000;

/** Schedules a job that gathers what requests under way at the merge still write for the lost account. */
export async function gatherLater(jobs: Jobs, tx: Db, lostId: string, mergedAt: Date): Promise<void> {
  await jobs.send(tx, gatherMerged, { lostId }, { after: new Date(mergedAt.getTime() + GATHER_AFTER_MS) });
}
