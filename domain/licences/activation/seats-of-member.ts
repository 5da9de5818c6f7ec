import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { countSeatsOfMember } from './queries.ts';

/** How many licences a member has, and how many seats those have that work now, in all and taken (stale devices not counted). */
export function seatsOfMember(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<{ licences: number; seats: number; taken: number }> {
  return countSeatsOfMember(db, memberId, clock.now());
}
