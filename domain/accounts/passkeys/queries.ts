import type { Db } from '@spindle/platform/database.ts';
import { and, asc, count, eq, lt, or, sql } from 'drizzle-orm';
import { passkeys, spentChallenges } from '../tables.ts';

export type PasskeyRow = typeof passkeys.$inferSelect;

export async function findPasskey(db: Db, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Oldest first. */
export async function selectPasskeys(db: Db, memberId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function countPasskeys(db: Db, memberId: string): Promise<number> {
  const [row] = await db.select({ kept: count() }).from(passkeys).where(eq(passkeys.memberId, memberId));
  return row?.kept ?? 0;
}

/** The new passkey's id; undefined if it is already in use. */
export async function insertPasskey(tx: Db, row: typeof passkeys.$inferInsert): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(passkeys)
    .values(row)
    .onConflictDoNothing({ target: passkeys.credentialId })
    .returning({ id: passkeys.id });
  return inserted?.id;
}

/**
 * Notes that a passkey was used. False when it was removed meanwhile, or its counter has not grown; a passkey that does not
 * count always reports 0.
 */
export async function notePasskeyUse(
  tx: Db,
  { id, counter, isBackedUp, at }: { id: string; counter: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const goesOn = or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter} = 0`));
  const noted = await tx
    .update(passkeys)
    .set({ counter, isBackedUp, lastUsedAt: at })
    .where(and(eq(passkeys.id, id), goesOn))
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

/** Whether a passkey still exists; waits for a transaction that is removing it. */
export async function isStillPasskey(db: Db, id: string): Promise<boolean> {
  const [row] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.id, id)).for('share');
  return row !== undefined;
}

/** False when the member has no passkey with this id. */
export async function updatePasskeyName(
  tx: Db,
  { memberId, id, name }: { memberId: string; id: string; name: string },
): Promise<boolean> {
  const renamed = await tx
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** False when the member has no passkey with this id. */
export async function deletePasskey(
  tx: Db,
  { memberId, id }: { memberId: string; id: string },
): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.memberId, memberId)))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

/** Uses a challenge up; false when another request did so first. */
export async function spendChallenge(tx: Db, hash: string, expiresAt: Date): Promise<boolean> {
  const spent = await tx
    .insert(spentChallenges)
    .values({ hash, expiresAt })
    .onConflictDoNothing()
    .returning({ hash: spentChallenges.hash });
  return spent.length > 0;
}

export async function isSpent(db: Db, hash: string): Promise<boolean> {
  const [row] = await db
    .select({ hash: spentChallenges.hash })
    .from(spentChallenges)
    .where(eq(spentChallenges.hash, hash));
  return row !== undefined;
}
