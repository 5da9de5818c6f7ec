import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gte, isNull } from 'drizzle-orm';
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
 * Takes back what no order was placed on yet.
 * @param since only what was agreed to from then on
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

/** What was waiting for the next order has it. */
export async function tieWaiting(tx: Db, subscriptionId: string, orderId: string): Promise<void> {
  await tx.update(subscriptionAgreements).set({ orderId }).where(isWaiting(subscriptionId));
}

export async function selectAgreement(db: Db, orderId: string): Promise<Agreement | undefined> {
  const { text, textVersion: version, agreedAt: at } = subscriptionAgreements;
  const [row] = await db
    .select({ text, version, at })
    .from(subscriptionAgreements)
    .where(eq(subscriptionAgreements.orderId, orderId));
  return row;
}
