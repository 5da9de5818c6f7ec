import type { Module } from '../module.ts';
import type { PrivacyMailDeps } from './deps.ts';
import { privacyHolds } from './holds.ts';
import { privacyHttp } from './http.ts';
import { privacyJobs } from './jobs.ts';

export function privacyModule(deps: PrivacyMailDeps): Module {
  return { http: privacyHttp(deps), jobs: privacyJobs(deps), holds: privacyHolds };
}
