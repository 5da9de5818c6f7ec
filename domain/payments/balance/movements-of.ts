import type { Db } from '@spindle/platform/database.ts';
import { type KnownMovement, type Moved, selectMovementsOf } from './queries.ts';

export type { KnownMovement, Moved };

/** The known fees and payouts of payments, refunds and disputes; a provider reports them after some days. */
export async function movementsOf(db: Db, moved: readonly Moved[]): Promise<KnownMovement[]> {
  return moved.length === 0 ? [] : selectMovementsOf(db, moved);
}
