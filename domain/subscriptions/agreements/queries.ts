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

/** What an order was placed on that nobody is to pay any more waits for the next one, unless something else does by now. */
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
