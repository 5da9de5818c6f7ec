import type { Module } from '../module.ts';
import { exchangeCodesHolds } from './holds.ts';
import { exchangeCodesJobs } from './jobs.ts';
import type { RedeemedMailDeps } from './send-redeemed-mail.tsx';

export function exchangeCodesModule(deps: RedeemedMailDeps): Module {
  return { jobs: exchangeCodesJobs(deps), holds: exchangeCodesHolds };
}
