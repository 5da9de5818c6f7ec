import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { selectPendingAddress } from './queries.ts';

/** The address that a member has asked for but not proved yet; undefined when there is none, or its code has expired. */
export function findPendingAddress(
  { db, clock }: { db: Db; clock: Clock },
  memberId: string,
): Promise<string | undefined> {
  return selectPendingAddress(db, memberId, clock.now());
}
