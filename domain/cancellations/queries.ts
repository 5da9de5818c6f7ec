import type { Db } from '@spindle/platform/database.ts';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Cancellation } from './cancellation.ts';
import { cancellations } from './tables.ts';

export async function insertCancellation(tx: Db, cancellation: Cancellation): Promise<void> {
  await tx.insert(cancellations).values(cancellation);
}

export async function selectCancellation(db: Db, id: string): Promise<Cancellation | undefined> {
  const [row] = await db.select().from(cancellations).where(eq(cancellations.id, id));
  return row;
}

/** Declarations that wait for a person, oldest first. @param after the last of the page before */
export async function selectOpenCancellations(
  db: Db,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<Cancellation[]> {
  const place = sql`(${cancellations.declaredAt}, ${cancellations.id})`;
  return db
    .select()
    .from(cancellations)
    .where(
      and(
        isNull(cancellations.settledAt),
        after === undefined
          ? undefined
          : sql`${place} > (select last.declared_at, last.id from ${cancellations} last where last.id = ${after})`,
      ),
    )
    .orderBy(asc(cancellations.declaredAt), asc(cancellations.id))
    .limit(limit);
}

/** If several settle it at once, only one of them gets it back. */
export async function updateSettled(tx: Db, id: string, at: Date): Promise<Cancellation | undefined> {
  const [row] = await tx
    .update(cancellations)
    .set({ settledAt: at })
    .where(and(eq(cancellations.id, id), isNull(cancellations.settledAt)))
    .returning();
  return row;
}
