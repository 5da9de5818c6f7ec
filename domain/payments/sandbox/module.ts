import type { Module } from '../../module.ts';
import { type SandboxJobsDeps, sandboxJobs } from './jobs.ts';

/** The sandbox's provider is a stranger to the shop but for the queue it borrows. */
export function sandboxModule(deps: SandboxJobsDeps): Module {
  return { jobs: sandboxJobs(deps) };
}
