import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import type { RenewDeps } from './deps.ts';
import { findDue } from './find-due.ts';
import { forgetUnpaidSwitches } from './forget-unpaid-switches.ts';
import {
  findDueSubscriptions,
  forgetSwitches,
  goodRefund,
  stepOfSubscription,
  subscriptionMail,
} from './job-kinds.ts';
import { refundGood } from './refund-good.ts';
import { type SubscriptionMailDeps, sendSubscriptionMail } from './send-mail.tsx';
import { takeStep } from './take-step.ts';

export function subscriptionJobs(deps: RenewDeps & SubscriptionMailDeps): JobHandler<never>[] {
  return [
    jobHandler(findDueSubscriptions, () => findDue(deps)),
    jobHandler(forgetSwitches, () => forgetUnpaidSwitches(deps)),
    jobHandler(stepOfSubscription, (subscription) => takeStep(deps, subscription)),
    jobHandler(goodRefund, (good) => refundGood(deps, good)),
    jobHandler(subscriptionMail, (news) => sendSubscriptionMail(deps, news)),
  ];
}
