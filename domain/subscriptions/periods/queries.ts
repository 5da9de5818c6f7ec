import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, max, notInArray, or } from 'drizzle-orm';
import { subscriptionPeriods } from '../tables.ts';

export type SubscriptionPeriod = typeof subscriptionPeriods.$inferSelect;

export async function insertPeriod(tx: Db, period: SubscriptionPeriod): Promise<void> {
  await tx.insert(subscriptionPeriods).values(period);
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

export async function selectFirstPeriod(db: Db, subscriptionId: string): Promise<SubscriptionPeriod> {
  const [row] = await db
    .select()
    .from(subscriptionPeriods)
    .where(and(eq(subscriptionPeriods.subscriptionId, subscriptionId), eq(subscriptionPeriods.number, 1)));
  if (!row) throw new Error(`subscription ${subscriptionId} has no period`);
  return row;
}

/** The period that was placed last, paid or not. */
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

/** The last paid period. */
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

/** The last paid period that none of these lines paid for, whose money goes back; undefined where there is none. */
export async function selectPaidPeriodBesides(
  tx: Db,
  subscriptionId: string,
  lineIds: readonly string[],
): Promise<SubscriptionPeriod | undefined> {
  const [row] = await tx
    .select()
    .from(subscriptionPeriods)
    .where(
      and(
        eq(subscriptionPeriods.subscriptionId, subscriptionId),
        notInArray(subscriptionPeriods.lineId, [...lineIds]),
        isNotNull(subscriptionPeriods.grantedAt),
      ),
    )
    .orderBy(desc(subscriptionPeriods.number))
    .limit(1);
  return row;
}

/** The paid period before another one; undefined for the first. */
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

/** The orders of the last paid period and of the open period, the older one first. */
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

/** The period whose order awaits payment; there is one at most. */
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

/** The periods whose orders await payment; each subscription has one at most. */
export async function selectOpenPeriods(
  db: Db,
  subscriptionIds: readonly string[],
): Promise<SubscriptionPeriod[]> {
  const { subscriptionId, grantedAt } = subscriptionPeriods;
  return db
    .select()
    .from(subscriptionPeriods)
    .where(and(inArray(subscriptionId, [...subscriptionIds]), isNull(grantedAt)));
}

/** The ids of all orders of a subscription, paid or open. */
export async function selectOrdersOfPeriods(db: Db, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .select({ orderId: subscriptionPeriods.orderId })
    .from(subscriptionPeriods)
    .where(eq(subscriptionPeriods.subscriptionId, subscriptionId));
  return rows.map(({ orderId }) => orderId);
}

/** The periods that a line has paid for, or is to pay for. */
export async function selectPeriodsOfLine(db: Db, lineId: string): Promise<SubscriptionPeriod[]> {
  return db.select().from(subscriptionPeriods).where(eq(subscriptionPeriods.lineId, lineId));
}

/** The periods that these lines have paid for and that were granted. */
export async function selectGrantedOfLines(
  db: Db,
  lineIds: readonly string[],
): Promise<Pick<SubscriptionPeriod, 'lineId' | 'startsAt' | 'endsAt'>[]> {
  const { lineId, startsAt, endsAt, grantedAt } = subscriptionPeriods;
  return db
    .select({ lineId, startsAt, endsAt })
    .from(subscriptionPeriods)
    .where(and(inArray(lineId, [...lineIds]), isNotNull(grantedAt)));
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
