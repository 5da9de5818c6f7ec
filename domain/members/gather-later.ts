import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { gatherMerged } from './job-kinds.ts';

/** How long something that was on its way at the merge may take to arrive at the account that is gone. */
const GATHER_AFTER_MS = 2 * 60_000;

/** Has a job gather what a request that was under way at a merge still writes for the lost account. */
export async function gatherLater(jobs: Jobs, tx: Db, lostId: string, mergedAt: Date): Promise<void> {
  await jobs.send(tx, gatherMerged, { lostId }, { after: new Date(mergedAt.getTime() + GATHER_AFTER_MS) });
}
