import type { Module } from '../module.ts';
import { movingInHolds } from './holds.ts';
import { hideForeignIds } from './queries.ts';

/** Only what it holds: imports are started from the command line. */
export function movingInModule(): Module {
  return {
    holds: movingInHolds,
    erasure: { erase: (tx, { emails }) => hideForeignIds(tx, emails) },
  };
}
