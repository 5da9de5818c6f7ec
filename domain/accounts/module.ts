import type { Module } from '../module.ts';
import type { AccountsDeps, AccountsMailDeps } from './deps.ts';
import { accountsHolds } from './holds.ts';
import { accountsHttp } from './http.ts';
import { accountsJobs } from './jobs.ts';

export function accountsModule(deps: AccountsDeps & AccountsMailDeps): Module {
  return { http: accountsHttp(deps), jobs: accountsJobs(deps), holds: accountsHolds };
}
