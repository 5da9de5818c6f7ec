import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gte, isNotNull, isNull, lte, or } from 'drizzle-orm';
import { subscriptionPeriods } from '../tables.ts';
import type { Agreement } from './agreement.ts';
import { subscriptionAgreements } from './tables.ts';

const isWaiting = (subscriptionId: string) =>
  and(
    eq(subscriptionAgreements.subscriptionId, subscriptionId),
    isNull(subscriptionAgreements.orderId),
    isNull(subscriptionAgreements.withdrawnAt),
  );

export async function insertAgreement(
  tx: Db,
  { text, version, at }: Agreement,
  of: { subscriptionId: string; orderId: string | null },
): Promise<void> {
  await tx
    .insert(subscriptionAgreements)
    .values({ id: randomUUID(), ...of, text, textVersion: version, agreedAt: at });
}

/**
 * Withdraws the agreement for which no order was placed yet.
 * @param since withdraws it only if it was given at this time or later
 */
export async function withdrawWaiting(
  tx: Db,
  subscriptionId: string,
  withdrawnAt: Date,
  { since }: { since?: Date } = {},
): Promise<void> {
  const agreed = since && gte(subscriptionAgreements.agreedAt, since);
  await tx
    .update(subscriptionAgreements)
    .set({ withdrawnAt })
    .where(and(isWaiting(subscriptionId), agreed));
}

/** Links the agreement that was waiting for the next order to that order. */
export async function tieWaiting(tx: Db, subscriptionId: string, orderId: string): Promise<void> {
  await tx.update(subscriptionAgreements).set({ orderId }).where(isWaiting(subscriptionId));
}

/** Makes the agreement of an order that is no longer to be paid wait for the next order, unless another one waits already. */
export async function untie(tx: Db, orderId: string): Promise<void> {
  const [tied] = await tx
    .select({ subscriptionId: subscriptionAgreements.subscriptionId })
    .from(subscriptionAgreements)
    .where(eq(subscriptionAgreements.orderId, orderId));
  if (!tied || (await tx.$count(subscriptionAgreements, isWaiting(tied.subscriptionId))) > 0) return;
  await tx
    .update(subscriptionAgreements)
    .set({ orderId: null })
    .where(eq(subscriptionAgreements.orderId, orderId));
}

export async function selectAgreement(db: Db, orderId: string): Promise<Agreement | undefined> {
  const { text, textVersion: version, agreedAt: at } = subscriptionAgreements;
  const [row] = await db
    .select({ text, version, at })
    .from(subscriptionAgreements)
    .where(eq(subscriptionAgreements.orderId, orderId));
  return row;
}

/** What was agreed to for a subscription up to a time, the oldest first, without what was withdrawn or never paid. */
export async function selectAgreementsUntil(
  db: Db,
  subscriptionId: string,
  until: Date,
): Promise<(Agreement & { orderId: string | null })[]> {
  const { text, textVersion: version, agreedAt: at, orderId, withdrawnAt } = subscriptionAgreements;
  return db
    .select({ text, version, at, orderId })
    .from(subscriptionAgreements)
    .leftJoin(subscriptionPeriods, eq(subscriptionPeriods.orderId, orderId))
    .where(
      and(
        eq(subscriptionAgreements.subscriptionId, subscriptionId),
        isNull(withdrawnAt),
        or(isNull(orderId), isNotNull(subscriptionPeriods.grantedAt)),
        lte(at, until),
      ),
    )
    .orderBy(asc(at));
}

/**
 * When a member, up to a time, last agreed to something that was then paid. An order that was placed and never paid, such as that
 * of a change whose payment page was closed, changes nothing.
 */
export async function selectLastAgreed(
  db: Db,
  subscriptionId: string,
  until: Date,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: subscriptionAgreements.agreedAt })
    .from(subscriptionAgreements)
    .innerJoin(subscriptionPeriods, eq(subscriptionPeriods.orderId, subscriptionAgreements.orderId))
    .where(
      and(
        eq(subscriptionAgreements.subscriptionId, subscriptionId),
        isNotNull(subscriptionPeriods.grantedAt),
        lte(subscriptionAgreements.agreedAt, until),
      ),
    )
    .orderBy(desc(subscriptionAgreements.agreedAt))
    .limit(1);
  return row?.at;
}
