import type { Db } from '@spindle/platform/database.ts';
import { type KnownMovement, type Moved, selectMovementsOf } from './queries.ts';

export type { KnownMovement, Moved };

/** What is known of fees and payouts for payments, refunds and disputes; a provider tells it after a while. */
export async function movementsOf(db: Db, moved: readonly Moved[]): Promise<KnownMovement[]> {
  return moved.length === 0 ? [] : selectMovementsOf(db, moved);
}
