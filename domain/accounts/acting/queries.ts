import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm';
import { actings, members } from '../tables.ts';

export type ActingRow = typeof actings.$inferSelect;

export async function insertActing(
  tx: Db,
  row: Pick<
    ActingRow,
    'memberId' | 'staffId' | 'staffEmail' | 'staffRole' | 'reason' | 'ticketHash' | 'ticketUntil'
  >,
): Promise<void> {
  await tx.insert(actings).values(row);
}

/** What a ticket would begin; nothing is locked. */
export async function findByTicket(db: Db, ticketHash: string, now: Date): Promise<ActingRow | undefined> {
  const [row] = await db
    .select()
    .from(actings)
    .where(and(eq(actings.ticketHash, ticketHash), gt(actings.ticketUntil, now)));
  return row;
}

/** Uses a ticket up; false when another request was first, or it became void. */
export async function takeTicket(
  tx: Db,
  { ticketHash, ...begun }: { ticketHash: string; tokenHash: string; begunAt: Date; until: Date },
): Promise<boolean> {
  const taken = await tx
    .update(actings)
    .set({ ticketHash: null, ...begun })
    .where(and(eq(actings.ticketHash, ticketHash), gt(actings.ticketUntil, begun.begunAt)))
    .returning({ id: actings.id });
  return taken.length > 0;
}

/** The one that goes on in a browser, with its member. */
export async function findByToken(
  db: Db,
  tokenHash: string,
): Promise<{ acting: ActingRow; member: { email: string; name: string } } | undefined> {
  const [row] = await db
    .select({ acting: actings, member: { email: members.email, name: members.name } })
    .from(actings)
    .innerJoin(members, eq(members.id, actings.memberId))
    .where(eq(actings.tokenHash, tokenHash));
  return row;
}

export async function findActing(db: Db, id: string): Promise<ActingRow | undefined> {
  const [row] = await db.select().from(actings).where(eq(actings.id, id));
  return row;
}

/** What the member is shown: those that were begun, the last first. */
export async function selectActingsOf(db: Db, memberId: string, limit: number): Promise<ActingRow[]> {
  return db
    .select()
    .from(actings)
    .where(and(eq(actings.memberId, memberId), isNotNull(actings.begunAt)))
    .orderBy(desc(actings.begunAt), actings.id)
    .limit(limit);
}

const VOID = { ticketHash: null, tokenHash: null } as const;

/** Nobody acts as the member any more, and no ticket begins it. What is written of it follows (`settleActings`). */
export async function voidActingsOf(tx: Db, memberId: string): Promise<void> {
  await tx
    .update(actings)
    .set(VOID)
    .where(and(eq(actings.memberId, memberId), isNull(actings.endedAt)));
}

/** The same for somebody of staff. */
export async function voidActingsOfStaff(tx: Db, staffId: string): Promise<void> {
  await tx
    .update(actings)
    .set(VOID)
    .where(and(eq(actings.staffId, staffId), isNull(actings.endedAt)));
}

/** The same for one; false where the member has none of this id that goes on. */
export async function voidActing(tx: Db, of: { id: string; memberId?: string }): Promise<boolean> {
  const ended = await tx
    .update(actings)
    .set(VOID)
    .where(
      and(
        eq(actings.id, of.id),
        isNotNull(actings.tokenHash),
        of.memberId === undefined ? undefined : eq(actings.memberId, of.memberId),
      ),
    )
    .returning({ id: actings.id });
  return ended.length > 0;
}

/**
 * Notes the end of those that are over and of which nobody has noted it, each once.
 * @returns them, with whether they ended before their time.
 */
export async function takeEnded(tx: Db, now: Date): Promise<(ActingRow & { early: boolean })[]> {
  const over = or(isNull(actings.tokenHash), lte(actings.until, now));
  const rows = await tx
    .update(actings)
    .set({ endedAt: sql`least(${actings.until}, ${now})`, tokenHash: null })
    .where(and(isNotNull(actings.begunAt), isNull(actings.endedAt), over))
    .returning();
  return rows.map((row) => ({
    ...row,
    early: row.endedAt !== null && row.until !== null && row.endedAt < row.until,
  }));
}
