import type { Module } from '../module.ts';
import { salesJobs } from './jobs.ts';
import type { KeepDaysDeps } from './keep-days.ts';

export function salesModule(deps: KeepDaysDeps): Module {
  return { jobs: salesJobs(deps) };
}
