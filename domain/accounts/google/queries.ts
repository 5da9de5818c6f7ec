import type { Db } from '@spindle/platform/database.ts';
import { and, eq } from 'drizzle-orm';
import { signInMethods } from '../tables.ts';

const PROVIDER = 'google';
const ofGoogle = eq(signInMethods.providerId, PROVIDER);

/** The member to whom this Google account is linked. */
export async function findGoogleMember(db: Db, subject: string): Promise<string | undefined> {
  const [row] = await db
    .select({ memberId: signInMethods.userId })
    .from(signInMethods)
    .where(and(ofGoogle, eq(signInMethods.accountId, subject)));
  return row?.memberId;
}

/** The Google account that a member has linked. */
export async function findGoogleSubject(db: Db, memberId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ subject: signInMethods.accountId })
    .from(signInMethods)
    .where(and(ofGoogle, eq(signInMethods.userId, memberId)));
  return row?.subject;
}

/** False when the Google account is linked to another member. */
export async function insertGoogle(tx: Db, memberId: string, subject: string): Promise<boolean> {
  const inserted = await tx
    .insert(signInMethods)
    .values({ userId: memberId, providerId: PROVIDER, accountId: subject })
    .onConflictDoNothing({ target: [signInMethods.providerId, signInMethods.accountId] })
    .returning({ id: signInMethods.id });
  return inserted.length > 0;
}

/** Whether a Google account still opens this member's account; waits for a transaction that is unlinking it. */
export async function isStillLinked(db: Db, memberId: string, subject: string): Promise<boolean> {
  const [row] = await db
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(and(ofGoogle, eq(signInMethods.userId, memberId), eq(signInMethods.accountId, subject)))
    .for('share');
  return row !== undefined;
}

/** False when none was linked. */
export async function deleteGoogle(tx: Db, memberId: string): Promise<boolean> {
  const deleted = await tx
    .delete(signInMethods)
    .where(and(ofGoogle, eq(signInMethods.userId, memberId)))
    .returning({ id: signInMethods.id });
  return deleted.length > 0;
}
