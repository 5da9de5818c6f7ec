import type { Db } from '@spindle/platform/database.ts';
import type { Subscription } from '../subscription.ts';
import { selectSubscriptions } from './queries.ts';
import type { SubscriptionFilter } from './subscription-filter.ts';

/**
 * Subscriptions for staff, a page at a time: the newest first, or, with `dueBefore`, those whose period ends first.
 * @param after the id of the last subscription of the page before.
 */
export async function listSubscriptions(
  db: Db,
  filter: SubscriptionFilter = {},
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ subscriptions: Subscription[]; next: string | undefined }> {
  const found = await selectSubscriptions(db, filter, { after, limit: size + 1 });
  const subscriptions = found.slice(0, size);
  return { subscriptions, next: found.length > size ? subscriptions.at(-1)?.id : undefined };
}
