import type { Db } from '@spindle/platform/database.ts';
import { countRunning } from './queries.ts';

/** How many of a member's subscriptions have not ended. */
export function countSubscriptions(db: Db, memberId: string): Promise<number> {
  return countRunning(db, memberId);
}
