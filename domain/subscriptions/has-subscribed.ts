import type { Db } from '@spindle/platform/database.ts';
import { hasSubscription } from './queries.ts';

/** Whether a member has a subscription or had one. */
export function hasSubscribed(db: Db, memberId: string): Promise<boolean> {
  return hasSubscription(db, memberId);
}
