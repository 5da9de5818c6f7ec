import type { Db } from '@spindle/platform/database.ts';
import { selectTakenSeats } from './queries.ts';

/** How many seats of each of a member's licences are taken, by licence; those of which none is are left out. */
export function takenSeats(db: Db, memberId: string): Promise<Map<string, number>> {
  return selectTakenSeats(db, memberId);
}
