import type { Module } from '../module.ts';
import { movingInHolds } from './holds.ts';
import { hideForeignIds } from './queries.ts';

/** Contains only holdings and erasure, as imports are started from the command line. */
export function movingInModule(): Module {
  return {
    holds: movingInHolds,
    erasure: { erase: (tx, { memberId, emails }) => hideForeignIds(tx, { memberId, ids: emails }) },
  };
}
