import type { Db } from '@spindle/platform/database.ts';
import { and, eq, isNull, lt, ne } from 'drizzle-orm';
import type { SubscriptionPeriod } from '../periods/queries.ts';
import { subscriptionPeriods, subscriptions } from '../tables.ts';

/** Changes of term that began before a moment and await payment. */
export async function selectOpenSwitches(
  db: Db,
  before: Date,
): Promise<Pick<SubscriptionPeriod, 'subscriptionId' | 'orderId'>[]> {
  const { subscriptionId, orderId, startsAt, grantedAt } = subscriptionPeriods;
  return db
    .select({ subscriptionId, orderId })
    .from(subscriptionPeriods)
    .innerJoin(subscriptions, eq(subscriptions.id, subscriptionId))
    .where(
      and(
        isNull(grantedAt),
        lt(startsAt, before),
        lt(startsAt, subscriptions.periodEnd),
        ne(subscriptions.state, 'ended'),
      ),
    );
}
