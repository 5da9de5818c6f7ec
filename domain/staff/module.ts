import type { Mailer } from '@spindle/platform/mailer.ts';
import type { Module } from '../module.ts';
import { staffJobs } from './jobs.ts';

export function staffModule(deps: { mailer: Mailer; from: string }): Module {
  return { jobs: staffJobs(deps) };
}
