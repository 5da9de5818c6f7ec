import type { Module } from '../module.ts';
import type { EraseBuyersDeps } from './erase-unpaid-buyers.ts';
import { taxHolds } from './holds.ts';
import { taxJobs } from './jobs.ts';
import { forgetTaxed } from './queries.ts';

export function taxModule(deps: EraseBuyersDeps): Module {
  return { jobs: taxJobs(deps), holds: taxHolds, erasure: { forget: forgetTaxed } };
}
