import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Risk } from './risk.ts';
import { orderRisks } from './tables.ts';

export async function countOfNetwork(db: Db, network: string, since: Date): Promise<number> {
  return db.$count(orderRisks, and(eq(orderRisks.network, network), gte(orderRisks.assessedAt, since)));
}

/** Counts orders with an address from one network only: what others order with it from elsewhere is not its owner's doing. */
export async function countOfAddress(
  db: Db,
  { address, network }: { address: string; network: string },
  since: Date,
): Promise<number> {
  return db.$count(
    orderRisks,
    and(eq(orderRisks.address, address), eq(orderRisks.network, network), gte(orderRisks.assessedAt, since)),
  );
}

export async function insertRisk(tx: Db, risk: typeof orderRisks.$inferInsert): Promise<void> {
  await tx.insert(orderRisks).values(risk);
}

export async function selectRisks(db: Db, orderIds: readonly string[]): Promise<Map<string, Risk>> {
  const rows = await db
    .select({ orderId: orderRisks.orderId, score: orderRisks.score, reasons: orderRisks.reasons })
    .from(orderRisks)
    .where(inArray(orderRisks.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, ...risk }) => [orderId, risk]));
}

/** Returns how many were forgotten, at most `limit`. */
export async function forgetBefore(db: Db, before: Date, limit: number): Promise<number> {
  const due = db
    .select({ id: orderRisks.orderId })
    .from(orderRisks)
    .where(and(isNotNull(orderRisks.network), lt(orderRisks.assessedAt, before)))
    .limit(limit);
  const forgotten = await db
    .update(orderRisks)
    .set({ network: null, address: null })
    .where(inArray(orderRisks.orderId, due))
    .returning({ id: orderRisks.orderId });
  return forgotten.length;
}

/** Selects the ids of the orders with this score or more. */
export const idsOfRisky = (score: number): SQL =>
  sql`(select ${orderRisks.orderId} from ${orderRisks} where ${orderRisks.score} >= ${score})`;

/** @param most the number at which counting stops */
export async function countRisky(db: Db, score: number, most: number): Promise<number> {
  const found = db
    .select({ orderId: orderRisks.orderId })
    .from(orderRisks)
    .where(gte(orderRisks.score, score))
    .limit(most)
    .as('found');
  return db.$count(found);
}
