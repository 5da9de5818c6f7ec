import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, lte, max, ne, or, sql } from 'drizzle-orm';
import type { Subscription } from './subscription.ts';
import type { SubscriptionFilter } from './subscription-filter.ts';
import { isToBePaid, subscriptionPeriods, subscriptions } from './tables.ts';

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

export async function selectSubscriptionOfLicence(
  db: Db,
  licenceId: string,
): Promise<Subscription | undefined> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.licenceId, licenceId));
  return row;
}

/** Others who want to change it wait until the transaction ends. */
export async function lockSubscription(tx: Db, id: string): Promise<Subscription | undefined> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update');
  return row;
}

export async function updateSubscription(
  tx: Db,
  id: string,
  changed: Partial<Omit<Subscription, 'id'>>,
): Promise<void> {
  await tx.update(subscriptions).set(changed).where(eq(subscriptions.id, id));
}

export async function selectSubscriptionsOfMember(db: Db, memberId: string): Promise<Subscription[]> {
  return db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.memberId, memberId))
    .orderBy(desc(subscriptions.createdAt));
}

/** @param after the id of one of them: those that come after it in the order asked for. */
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

/** The latest first. */
export async function selectPeriods(
  db: Db,
  subscriptionId: string,
  limit: number,
): Promise<SubscriptionPeriod[]> {
  return db
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionPeriods.number))
    .limit(limit);
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

/** Those whose next step is due, from the one that waits the longest. */
export async function selectDue(
  db: Db,
  { now, after, limit }: { now: Date; after: { dueAt: Date; id: string } | undefined; limit: number },
): Promise<{ id: string; dueAt: Date }[]> {
  const rows = await db
    .select({ id: subscriptions.id, dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(
      and(
        lte(subscriptions.dueAt, now),
        after && sql`(${subscriptions.dueAt}, ${subscriptions.id}) > (${after.dueAt}, ${after.id})`,
      ),
    )
    .orderBy(asc(subscriptions.dueAt), asc(subscriptions.id))
    .limit(limit);
  return rows.flatMap(({ id, dueAt }) => (dueAt ? [{ id, dueAt }] : []));
}

export async function selectNextDue(db: Db): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: subscriptions.dueAt })
    .from(subscriptions)
    .where(isNotNull(subscriptions.dueAt))
    .orderBy(asc(subscriptions.dueAt))
    .limit(1);
  return row?.dueAt ?? undefined;
}

export async function selectFirstPeriod(db: Db, subscriptionId: string): Promise<SubscriptionPeriod> {
  const [row] = await db
    .select()
    .from(subscriptionPeriods)
    .where(and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, 1)));
  if (!row) throw new Error(`subscription ${subscriptionId} has no period`);
  return row;
}

/** The one that was placed last, paid or not. */
export async function selectLastPeriod(tx: Db, subscriptionId: string): Promise<SubscriptionPeriod> {
  const [row] = await tx
    .select()
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, subscriptionId))
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  if (!row) throw new Error(`subscription ${subscriptionId} has no period`);
  return row;
}

/** What was paid for last. */
export async function selectPaidPeriod(tx: Db, subscriptionId: string): Promise<SubscriptionPeriod> {
  const [row] = await tx
    .select()
    .from(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptionId), isNotNull(subscriptionPeriods.grantedAt)),
    )
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  if (!row) throw new Error(`nothing of subscription ${subscriptionId} was paid for`);
  return row;
}

/** What had been paid for when a period was granted; undefined for the first. */
export async function selectPeriodBefore(
  tx: Db,
  { subscriptionId, number }: Pick<SubscriptionPeriod, 'subscriptionId' | 'number'>,
): Promise<SubscriptionPeriod | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptionPeriods)
    .where(
      and(
        eq(subscriptionPeriods.subscriptionId, subscriptionId),
        lt(subscriptionPeriods.number, number),
        isNotNull(subscriptionPeriods.grantedAt),
      ),
    )
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  return row;
}

/** The orders of what was paid for last and of what waits for its money, the older one first. */
export async function selectOrdersToLock(tx: Db, subscriptionId: string): Promise<string[]> {
  const of = eq(subscriptionPeriods.subscriptionId, subscriptionId);
  const paid = tx
    .select({ last: max(subscriptionPeriods.number) })
    .from(subscriptionPeriods)
    .where(and(of, isNotNull(subscriptionPeriods.grantedAt)));
  const rows = await tx
    .select({ orderId: subscriptionPeriods.orderId })
    .from(subscriptionPeriods)
    .where(and(of, or(isNull(subscriptionPeriods.grantedAt), eq(subscriptionPeriods.number, paid))))
    .orderBy(asc(subscriptionPeriods.number));
  return rows.map(({ orderId }) => orderId);
}

export async function deletePeriod(
  tx: Db,
  { subscriptionId, number }: Pick<SubscriptionPeriod, 'subscriptionId' | 'number'>,
): Promise<void> {
  await tx
    .delete(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, number)),
    );
}

/** The one whose order waits for its money; there is one at most. */
export async function selectOpenPeriod(
  tx: Db,
  subscriptionId: string,
): Promise<SubscriptionPeriod | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptionPeriods)
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptionId), isNull(subscriptionPeriods.grantedAt)),
    );
  return row;
}

/** Changes of term that began before a moment and wait for their money. */
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

/** What a line has paid for or is to pay for. */
export async function selectPeriodsOfLine(db: Db, lineId: string): Promise<SubscriptionPeriod[]> {
  return db.select().from(subscriptionPeriods).where(eq(subscriptionPeriods.lineId, lineId));
}

export async function updateGranted(
  tx: Db,
  { subscriptionId, number }: Pick<SubscriptionPeriod, 'subscriptionId' | 'number'>,
  grantedAt: Date,
): Promise<void> {
  await tx
    .update(subscriptionPeriods)
    .set({ grantedAt })
    .where(
      and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, number)),
    );
}
