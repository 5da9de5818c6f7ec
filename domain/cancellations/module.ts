import type { Module } from '../module.ts';
import { cancellationsHolds } from './holds.ts';
import { cancellationsJobs } from './jobs.ts';

export function cancellationsModule(deps: Parameters<typeof cancellationsJobs>[0]): Module {
  return { jobs: cancellationsJobs(deps), holds: cancellationsHolds };
}
