import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { gatherMergedThings } from './gather-merged.ts';
import { gatherMerged, mergedMail } from './job-kinds.ts';
import { type MergedMailDeps, sendMergedMail } from './send-merged-mail.tsx';

export function membersJobs(deps: MergedMailDeps): JobHandler<never>[] {
  return [
    jobHandler(mergedMail, (merged) => sendMergedMail(deps, merged)),
    jobHandler(gatherMerged, (merged) => gatherMergedThings(deps, merged)),
  ];
}
