import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, lte, sql } from 'drizzle-orm';
import type { Subscription } from '../subscription.ts';
import { isToBePaid, subscriptions } from '../tables.ts';
import type { SubscriptionFilter } from './subscription-filter.ts';

/** @param after the id of a subscription: only those that come after it in the order asked for are returned. */
export async function selectSubscriptions(
  db: Db,
  { state, pid, memberId, dueBefore }: SubscriptionFilter,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Subscription[]> {
  const soonest = dueBefore !== undefined;
  const at = soonest ? subscriptions.periodEnd : subscriptions.createdAt;
  const direction = soonest ? asc : desc;
  const last = sql`(select ${sql.identifier(at.name)}, id from ${subscriptions} last where last.id = ${after})`;
  return db
    .select()
    .from(subscriptions)
    .where(
      and(
        state && eq(subscriptions.state, state),
        pid === undefined ? undefined : eq(subscriptions.pid, pid),
        memberId === undefined ? undefined : eq(subscriptions.memberId, memberId),
        dueBefore && and(isToBePaid, lte(subscriptions.periodEnd, dueBefore)),
        after === undefined
          ? undefined
          : soonest
            ? sql`(${at}, ${subscriptions.id}) > ${last}`
            : sql`(${at}, ${subscriptions.id}) < ${last}`,
      ),
    )
    .orderBy(direction(at), direction(subscriptions.id))
    .limit(limit);
}
