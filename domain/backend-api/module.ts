import type { Module } from '../module.ts';
import { backendApiJobs } from './jobs.ts';

export function backendApiModule(deps: Parameters<typeof backendApiJobs>[0]): Module {
  return { jobs: backendApiJobs(deps) };
}
