import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { redeemedMail } from './job-kinds.ts';
import { type RedeemedMailDeps, sendRedeemedMail } from './send-redeemed-mail.tsx';

export function exchangeCodesJobs(deps: RedeemedMailDeps): JobHandler<never>[] {
  return [jobHandler(redeemedMail, (redeemed) => sendRedeemedMail(deps, redeemed))];
}
