import { type JobHandler, jobHandler } from '@spindle/platform/jobs.ts';
import { refundGood } from './cancel/refund-good.ts';
import type { RenewDeps } from './deps.ts';
import {
  addUpPriceOutcomes,
  findDueSubscriptions,
  forgetSwitches,
  goodRefund,
  stepOfSubscription,
  subscriptionMail,
} from './job-kinds.ts';
import { type SubscriptionMailDeps, sendSubscriptionMail } from './mails/send-mail.tsx';
import { addUpOutcomes } from './prices/counts-queries.ts';
import { priceMail, tellingOfPrice, tellingOfWithdrawal } from './prices/job-kinds.ts';
import { sendPriceMail } from './prices/send-price-mail.tsx';
import { tellPrice } from './prices/tell-price.ts';
import { tellWithdrawal } from './prices/tell-withdrawn.ts';
import { findDue } from './renewal/find-due.ts';
import { takeStep } from './renewal/take-step.ts';
import { forgetUnpaidSwitches } from './switch/forget-unpaid-switches.ts';

export function subscriptionJobs(deps: RenewDeps & SubscriptionMailDeps): JobHandler<never>[] {
  return [
    jobHandler(findDueSubscriptions, () => findDue(deps)),
    jobHandler(forgetSwitches, () => forgetUnpaidSwitches(deps)),
    jobHandler(addUpPriceOutcomes, () => addUpOutcomes(deps.db)),
    jobHandler(stepOfSubscription, (subscription) => takeStep(deps, subscription)),
    jobHandler(goodRefund, (good) => refundGood(deps, good)),
    jobHandler(subscriptionMail, (news) => sendSubscriptionMail(deps, news)),
    jobHandler(tellingOfPrice, (page) => tellPrice(deps, page)),
    jobHandler(tellingOfWithdrawal, (page) => tellWithdrawal(deps, page)),
    jobHandler(priceMail, (news) => sendPriceMail(deps, news)),
  ];
}
