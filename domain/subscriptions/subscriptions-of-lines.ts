import type { Db } from '@spindle/platform/database.ts';
import { selectSubscriptionsOfLines } from './queries.ts';
import type { Subscription } from './subscription.ts';

/** The subscriptions that lines of orders have begun or paid for. */
export async function subscriptionsOfLines(db: Db, lineIds: readonly string[]): Promise<Subscription[]> {
  return selectSubscriptionsOfLines(db, lineIds);
}
