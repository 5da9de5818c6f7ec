import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { trialCodeMail, trialStartedMail } from './job-kinds.ts';
import { sendTrialCode, sendTrialStarted, type TrialMailDeps } from './send-trial-mails.tsx';

export function trialsJobs(deps: TrialMailDeps): JobHandler<never>[] {
  return [
    jobHandler(trialCodeMail, (request) => sendTrialCode(deps, request)),
    jobHandler(trialStartedMail, (started) => sendTrialStarted(deps, started)),
  ];
}
