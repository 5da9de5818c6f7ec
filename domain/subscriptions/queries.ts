import type { Db } from '@spindle/platform/database.ts';
import { desc, eq } from 'drizzle-orm';
import type { Subscription } from './subscription.ts';
import { subscriptionPeriods, subscriptions } from './tables.ts';

export type SubscriptionPeriod = typeof subscriptionPeriods.$inferSelect;

export async function insertSubscription(tx: Db, subscription: Subscription): Promise<void> {
  await tx.insert(subscriptions).values(subscription);
}

export async function insertPeriod(tx: Db, period: SubscriptionPeriod): Promise<void> {
  await tx.insert(subscriptionPeriods).values(period);
}

export async function selectSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export async function selectSubscriptionsOfMember(db: Db, memberId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(desc(subscriptions.createdAt));
}
