import type { Module } from '../module.ts';
import { trialsHolds } from './holds.ts';
import { type TrialsHttpDeps, trialsHttp } from './http.ts';
import { trialsJobs } from './jobs.ts';
import type { TrialMailDeps } from './send-trial-mails.tsx';

export function trialsModule(deps: TrialsHttpDeps & TrialMailDeps): Module {
  return { http: trialsHttp(deps), jobs: trialsJobs(deps), holds: trialsHolds };
}
