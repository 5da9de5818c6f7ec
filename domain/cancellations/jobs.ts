import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import { carryOut } from './carry-out.ts';
import { carryOutCancellation, receiptMail } from './job-kinds.ts';
import { type ReceiptDeps, sendReceipt } from './send-receipt.tsx';

export function cancellationsJobs(deps: ReceiptDeps & SubscriptionDeps): JobHandler<never>[] {
  return [
    jobHandler(carryOutCancellation, (declared) => carryOut(deps, declared)),
    jobHandler(receiptMail, (receipt) => sendReceipt(deps, receipt)),
  ];
}
