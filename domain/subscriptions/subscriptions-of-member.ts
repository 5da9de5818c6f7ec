import type { Db } from '@spindle/platform/database.ts';
import { selectSubscriptionsOfMember } from './queries.ts';
import type { Subscription } from './subscription.ts';

/** A member's subscriptions, ended ones too, newest first. */
export async function subscriptionsOfMember(db: Db, memberId: string): Promise<Subscription[]> {
  return selectSubscriptionsOfMember(db, memberId);
}
