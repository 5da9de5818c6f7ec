import type { Limits } from '@spindle/platform/limits.ts';
import type { Module } from '../module.ts';
import type { RiskDeps } from './estimate-risk.ts';
import { riskHolds } from './holds.ts';
import { riskHttp } from './http.ts';
import { riskJobs } from './jobs.ts';

export function riskModule(deps: RiskDeps & { limits: Limits }): Module {
  return { http: riskHttp(deps), jobs: riskJobs(deps), holds: riskHolds };
}
