import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import type { PrivacyMailDeps } from './deps.ts';
import { exportData, tidyExports } from './job-kinds.ts';
import { makeExport } from './make-export.ts';
import { deleteEndedArchives } from './queries.ts';

export function privacyJobs(deps: PrivacyMailDeps): JobHandler<never>[] {
  return [
    jobHandler(exportData, (data) => makeExport(deps, data)),
    jobHandler(tidyExports, () => deleteEndedArchives(deps.db, deps.clock.now())),
  ];
}
