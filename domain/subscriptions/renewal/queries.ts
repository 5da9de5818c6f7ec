import type { Db } from '@spindle/platform/database.ts';
import { and, asc, isNotNull, lte, sql } from 'drizzle-orm';
import { subscriptions } from '../tables.ts';

/** Subscriptions whose next step is due, the longest overdue first. */
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
