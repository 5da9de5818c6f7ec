import type { Module } from '../../module.ts';
import { type SandboxJobsDeps, sandboxJobs } from './jobs.ts';

/** The sandbox is separate from the shop, like a real provider, except that it uses the shop's job queue. */
export function sandboxModule(deps: SandboxJobsDeps): Module {
  return { jobs: sandboxJobs(deps) };
}
