import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
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

/** The acting that a ticket would begin; nothing is locked. */
export async function findByTicket(db: Db, ticketHash: string, now: Date): Promise<ActingRow | undefined> {
  const [row] = await db
    .select()
    .from(actings)
    .where(and(eq(actings.ticketHash, ticketHash), gt(actings.ticketUntil, now)));
  return row;
}

/** Uses a ticket up; false when another request did so first, or the ticket is void. */
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

/** The acting with this token, and its member. */
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

/** The actings shown to a member: those that were begun, latest first. */
export async function selectActingsOf(db: Db, memberId: string, limit: number): Promise<ActingRow[]> {
  return db
    .select()
    .from(actings)
    .where(and(eq(actings.memberId, memberId), isNotNull(actings.begunAt)))
    .orderBy(desc(actings.begunAt), actings.id)
    .limit(limit);
}

const VOID = { ticketHash: null, tokenHash: null } as const;

/** Ends every acting as this member and makes their tickets void. Their ends are audited later (`settleActings`). */
export async function voidActingsOf(tx: Db, memberId: string): Promise<void> {
  await voidHeld(tx, eq(actings.memberId, memberId));
}

/** Does the same for all actings of a member of staff. */
export async function voidActingsOfStaff(tx: Db, staffId: string): Promise<void> {
  await voidHeld(tx, eq(actings.staffId, staffId));
}

async function voidHeld(tx: Db, whose: SQL): Promise<void> {
  const ids = await holdActings(tx, and(whose, isNull(actings.endedAt)));
  if (ids.length > 0) await tx.update(actings).set(VOID).where(inArray(actings.id, ids));
}

/**
 * Locks several in the order of their ids, as all code does, to avoid deadlocks: the actings of a member and those of a member
 * of staff may overlap.
 */
async function holdActings(tx: Db, which: SQL | undefined): Promise<string[]> {
  const held = await tx
    .select({ id: actings.id })
    .from(actings)
    .where(which)
    .orderBy(actings.id)
    .for('update');
  return held.map(({ id }) => id);
}

/** Locks the acting that is about to begin and the one that it ends. */
export async function holdBoth(tx: Db, ids: readonly string[]): Promise<void> {
  await holdActings(tx, inArray(actings.id, [...ids]));
}

/** Ends one acting; false if there is none with this id (of this member) under way. */
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

const isOver = (now: Date) =>
  and(
    isNotNull(actings.begunAt),
    isNull(actings.endedAt),
    or(isNull(actings.tokenHash), lte(actings.until, now)),
  );

/** Actings that are over and whose end is not noted yet, in the order in which they began. */
export async function selectOver(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: actings.id })
    .from(actings)
    .where(isOver(now))
    .orderBy(asc(actings.begunAt), asc(actings.id));
  return rows.map(({ id }) => id);
}

/**
 * Notes the end of an acting that is over.
 * @returns the acting, and whether it ended before its time; undefined when another request was first.
 */
export async function takeEnded(
  tx: Db,
  id: string,
  now: Date,
): Promise<(ActingRow & { early: boolean }) | undefined> {
  const [row] = await tx
    .update(actings)
    .set({ endedAt: sql`least(${actings.until}, ${now})`, tokenHash: null })
    .where(and(eq(actings.id, id), isOver(now)))
    .returning();
  return row && { ...row, early: row.endedAt !== null && row.until !== null && row.endedAt < row.until };
}
