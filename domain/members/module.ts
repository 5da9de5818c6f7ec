import type { Module } from '../module.ts';
import { membersHolds } from './holds.ts';
import { membersJobs } from './jobs.ts';
import { lostAddresses } from './lost-addresses.ts';
import type { MergedMailDeps } from './send-merged-mail.tsx';

export function membersModule(deps: MergedMailDeps): Module {
  return {
    jobs: membersJobs(deps),
    holds: membersHolds,
    erasure: lostAddresses,
  };
}
