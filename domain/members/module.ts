import type { Module } from '../module.ts';
import { membersHolds } from './holds.ts';
import { membersJobs } from './jobs.ts';
import { selectHoldersOfLost, selectMerges } from './queries.ts';
import type { MergedMailDeps } from './send-merged-mail.tsx';

export function membersModule(deps: MergedMailDeps): Module {
  return {
    jobs: membersJobs(deps),
    holds: membersHolds,
    erasure: {
      addresses: async (tx, memberId) => (await selectMerges(tx, memberId)).map(({ lostEmail }) => lostEmail),
      holders: selectHoldersOfLost,
    },
  };
}
