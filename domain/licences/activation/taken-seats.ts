import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectTakenSeats } from './queries.ts';

/**
 * How many seats of each of a member's licences are taken (stale devices not counted), by licence id; licences without any are
 * left out.
 */
export function takenSeats(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<Map<string, number>> {
  return selectTakenSeats(db, memberId, clock.now());
}
