import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { members, sessions } from '../tables.ts';
import { idleSince } from './idle.ts';

export type SessionRow = typeof sessions.$inferSelect;

const sessionOfToken = builtOnce((db) =>
  db
    .select({
      sessionId: sessions.id,
      expiresAt: sessions.expiresAt,
      seenAt: sessions.updatedAt,
      factorAt: sessions.factorAt,
      memberId: members.id,
      email: members.email,
      name: members.name,
      blockedAt: members.blockedAt,
      closedAt: members.closedAt,
    })
    .from(sessions)
    .innerJoin(members, eq(members.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('token')))
    .prepare(''),
);

/**
 * The session that a token belongs to, whether ended or not, and its member. One statement, since every request of a member
 * runs it.
 */
export async function findSession(db: Db, token: string) {
  const [row] = await sessionOfToken(db).execute({ token });
  return row;
}

/** A member's sessions that have not ended, by when they were last seen, latest first. */
export async function selectSessions(db: Db, memberId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(
      and(eq(sessions.userId, memberId), gt(sessions.expiresAt, now), gt(sessions.updatedAt, idleSince(now))),
    )
    .orderBy(desc(sessions.updatedAt), sessions.id);
}

/** Ends one session of a member; false when they have none with this id. */
export async function deleteSessionOf(
  tx: Db,
  { memberId, id }: { memberId: string; id: string },
): Promise<boolean> {
  const ended = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.userId, memberId)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

/** Notes that a session was used, unless another request noted it after `before`. */
export async function noteSeen(
  db: Db,
  { id, now, before }: { id: string; now: Date; before: Date },
): Promise<void> {
  await db
    .update(sessions)
    .set({ updatedAt: now })
    .where(and(eq(sessions.id, id), lte(sessions.updatedAt, before)));
}

export async function deleteSessions(tx: Db, tokens: readonly string[]): Promise<void> {
  await tx.delete(sessions).where(inArray(sessions.token, [...tokens]));
}

export async function isSession(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return row !== undefined;
}
