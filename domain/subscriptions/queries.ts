import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Subscription } from './subscription.ts';
import { subscriptionPeriods, subscriptions } from './tables.ts';

export async function insertSubscription(tx: Db, subscription: Subscription): Promise<void> {
  await tx.insert(subscriptions).values(subscription);
}

export async function selectSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, id));
  return row;
}

export async function selectSubscriptionOfLicence(
  db: Db,
  licenceId: string,
): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.licenceId, licenceId));
  return row;
}

/** Locks the row: others who want to change it wait until the transaction ends. */
export async function lockSubscription(tx: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

export async function lockSubscriptionsOfMember(tx: Db, memberId: string): Promise<Subscription[]> {
  return tx
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(asc(subscriptions.id))
    .for('update');
}

export async function updateSubscription(
  tx: Db,
  id: string,
  changed: Partial<Omit<Subscription, 'id'>>,
): Promise<void> {
  await tx.update(subscriptions).set(changed).where(eq(subscriptions.id, id));
}

/** Makes all subscriptions that a guest began with one order the member's own. */
export async function updateMadeOwn(
  tx: Db,
  { memberId, guestOrderId }: { memberId: string; guestOrderId: string },
): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ guestOrderId: null })
    .where(and(eq(subscriptions.guestOrderId, guestOrderId), eq(subscriptions.memberId, memberId)));
}

export async function selectSubscriptionsOfMember(db: Db, memberId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(desc(subscriptions.createdAt));
}

export async function countRunning(db: Db, memberId: string): Promise<number> {
  return db.$count(
    subscriptions,
    and(eq(subscriptions.memberId, memberId), ne(subscriptions.state, 'ended')),
  );
}

export async function selectRunningOfLicences(
  db: Db,
  licenceIds: readonly string[],
): Promise<Subscription[]> {
  if (licenceIds.length === 0) return [];
  return db
    .select()
    .from(subscriptions)
    .where(and(inArray(subscriptions.licenceId, [...licenceIds]), ne(subscriptions.state, 'ended')));
}

export async function hasSubscription(db: Db, memberId: string): Promise<boolean> {
  const rows = await db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .limit(1);
  return rows.length > 0;
}

export async function selectSubscriptionsOfLines(
  db: Db,
  lineIds: readonly string[],
): Promise<Subscription[]> {
  const paid = db
    .select({ id: subscriptionPeriods.subscriptionId })
    .from(subscriptionPeriods)
    .where(inArray(subscriptionPeriods.lineId, [...lineIds]));
  return db
    .select()
    .from(subscriptions)
    .where(inArray(subscriptions.id, paid))
    .orderBy(asc(subscriptions.id));
}
