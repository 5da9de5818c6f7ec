import type { Module } from '../module.ts';
import type { FetchRatesDeps } from './fetch-rates.ts';
import { booksJobs } from './jobs.ts';

export function booksModule(deps: FetchRatesDeps): Module {
  return { jobs: booksJobs(deps) };
}
