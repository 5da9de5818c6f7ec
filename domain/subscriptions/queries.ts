import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
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

const subscriptionsOfMember = builtOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, sql.placeholder('memberId')))
    .orderBy(desc(subscriptions.createdAt))
    .prepare(''),
);

export async function selectSubscriptionsOfMember(db: Db, memberId: string): Promise<Subscription[]> {
  return subscriptionsOfMember(db).execute({ memberId });
}

export async function countRunning(db: Db, memberId: string): Promise<number> {
  return db.$count(
    subscriptions,
    and(eq(subscriptions.memberId, memberId), ne(subscriptions.state, 'ended')),
  );
}

const runningOfLicences = builtOnce((db) =>
  db
    .select()
    .from(subscriptions)
    .where(
      and(
        sql`${subscriptions.licenceId} = any(${sql.placeholder('licenceIds')}::uuid[])`,
        ne(subscriptions.state, 'ended'),
      ),
    )
    .prepare(''),
);

export async function selectRunningOfLicences(
  db: Db,
  licenceIds: readonly string[],
): Promise<Subscription[]> {
  return licenceIds.length === 0 ? [] : runningOfLicences(db).execute({ licenceIds });
}

const anyOfMember = builtOnce((db) =>
  db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(eq(subscriptions.memberId, sql.placeholder('memberId')))
    .limit(1)
    .prepare(''),
);

export async function hasSubscription(db: Db, memberId: string): Promise<boolean> {
  return (await anyOfMember(db).execute({ memberId })).length > 0;
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
