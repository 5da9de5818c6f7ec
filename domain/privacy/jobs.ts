import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { sendDataLinkMail } from './blocked/send-data-link-mail.tsx';
import type { PrivacyMailDeps } from './deps.ts';
import { carryOutErasure } from './erasure/carry-out-erasure.ts';
import { endRetention as forgetKept } from './erasure/end-retention.ts';
import { endWhatGoesOn } from './erasure/end-what-goes-on.ts';
import { findDueErasures } from './erasure/find-due-erasures.ts';
import { sendErasureMail } from './erasure/send-erasure-mail.tsx';
import {
  dataLinkMail,
  endForErasure,
  endRetention,
  eraseMember,
  erasureMail,
  exportData,
  findErasures,
  tidyExports,
} from './job-kinds.ts';
import { makeExport } from './make-export.ts';
import { deleteEndedArchives } from './queries.ts';

export function privacyJobs(deps: PrivacyMailDeps): JobHandler<never>[] {
  return [
    jobHandler(exportData, (data) => makeExport(deps, data)),
    jobHandler(tidyExports, () => deleteEndedArchives(deps.db, deps.clock.now())),
    jobHandler(dataLinkMail, (data) => sendDataLinkMail(deps, data)),
    jobHandler(endForErasure, (data) => endWhatGoesOn(deps, data)),
    jobHandler(erasureMail, (data) => sendErasureMail(deps, data)),
    jobHandler(findErasures, () => findDueErasures(deps)),
    jobHandler(eraseMember, (data) => carryOutErasure(deps, data)),
    jobHandler(endRetention, () => forgetKept(deps)),
  ];
}
