import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { ImportedOrderLine } from './imported-order.ts';
import { importedOrderLines } from './tables.ts';

export async function upsertImportedLines(tx: Db, lines: readonly ImportedOrderLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx
    .insert(importedOrderLines)
    .values([...lines])
    .onConflictDoUpdate({
      target: importedOrderLines.id,
      set: {
        placedAt: sql`excluded.placed_at`,
        pid: sql`excluded.pid`,
        productName: sql`excluded.product_name`,
        quantity: sql`excluded.quantity`,
        totalMinor: sql`excluded.total_minor`,
        refundedMinor: sql`excluded.refunded_minor`,
      },
    });
}

/** Newest orders first; within an order, the most expensive line first. */
export async function selectImportedLines(
  db: Db,
  { memberId, limit }: { memberId: string; limit: number },
): Promise<ImportedOrderLine[]> {
  const { placedAt, number, totalMinor, id } = importedOrderLines;
  return db
    .select()
    .from(importedOrderLines)
    .where(eq(importedOrderLines.memberId, memberId))
    .orderBy(desc(placedAt), desc(number), desc(totalMinor), asc(id))
    .limit(limit);
}

export async function selectImportedPids(db: Db, memberId: string): Promise<(string | null)[]> {
  const { pid, totalMinor, refundedMinor } = importedOrderLines;
  const isKept = or(lt(refundedMinor, totalMinor), eq(totalMinor, 0));
  const rows = await db
    .selectDistinct({ pid })
    .from(importedOrderLines)
    .where(and(eq(importedOrderLines.memberId, memberId), isKept));
  return rows.map((row) => row.pid);
}

export async function updateImportedOwner(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(importedOrderLines).set({ memberId: to }).where(eq(importedOrderLines.memberId, from));
}
