import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Credit } from './credit.ts';
import { credits } from './tables.ts';

export async function insertCredits(tx: Db, entries: readonly Credit[], createdAt: Date): Promise<void> {
  if (entries.length === 0) return;
  await tx.insert(credits).values(entries.map((entry) => ({ ...entry, id: randomUUID(), createdAt })));
}

export async function deleteCreditsBy(tx: Db, byLineId: string): Promise<void> {
  await tx.delete(credits).where(eq(credits.byLineId, byLineId));
}

/** The oldest first, then by line, so that amounts are always split alike. */
export async function selectCredits(
  db: Db,
  of: { holderId: string } | { orderId: string },
): Promise<Credit[]> {
  return db
    .select()
    .from(credits)
    .where('holderId' in of ? eq(credits.holderId, of.holderId) : eq(credits.orderId, of.orderId))
    .orderBy(asc(credits.createdAt), asc(credits.lineId), asc(credits.id));
}

export async function selectOrdersCreditedTo(db: Db, lineIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ orderId: credits.orderId })
    .from(credits)
    .where(inArray(credits.toLineId, [...lineIds]))
    .groupBy(credits.orderId)
    .having(gt(sql`sum(${credits.spentMinor})`, 0))
    .orderBy(asc(sql`min(${credits.createdAt})`), asc(credits.orderId));
  return rows.map(({ orderId }) => orderId);
}

export async function selectLinesPaidWith(db: Db, lineIds: readonly string[]) {
  const rows = await db
    .select({ lineId: credits.toLineId })
    .from(credits)
    .where(inArray(credits.lineId, [...lineIds]))
    .groupBy(credits.lineId, credits.toLineId)
    .having(gt(sql`sum(${credits.spentMinor})`, 0));
  return [...new Set(rows.flatMap(({ lineId }) => lineId ?? []))].toSorted();
}
