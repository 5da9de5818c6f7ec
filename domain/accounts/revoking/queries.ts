import type { Db } from '@spindle/platform/database.ts';
import { and, eq, isNull, like, lte, ne, or } from 'drizzle-orm';
import { voidActingsOf } from '../acting/queries.ts';
import { DATA_LINK } from '../data-link-name.ts';
import { idleSince } from '../sessions/idle.ts';
import {
  actings,
  addressChanges,
  memberCodes,
  passkeys,
  passwordTokens,
  pendingRegistrations,
  secondFactorChallenges,
  sessions,
  signInLinks,
  signInMethods,
  spentChallenges,
  verifications,
} from '../tables.ts';

export async function deleteSessionsOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, memberId));
  await deleteChallengesOf(tx, memberId);
  await voidActingsOf(tx, memberId);
}

/** Ends the log-ins that wait for their second factor. */
export async function deleteChallengesOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.memberId, memberId));
}

export async function deleteOtherSessions(tx: Db, memberId: string, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, memberId), ne(sessions.id, sessionId)));
  await deleteChallengesOf(tx, memberId);
  await voidActingsOf(tx, memberId);
}

/**
 * Ends the mailed links that open something: those that set a password, that log in, and that lead a blocked member to their
 * data.
 */
export async function deleteMailedLinks(tx: Db, memberId: string): Promise<void> {
  await tx.delete(passwordTokens).where(eq(passwordTokens.memberId, memberId));
  await tx.delete(signInLinks).where(eq(signInLinks.memberId, memberId));
  await deleteDataLinks(tx, memberId);
}

/** Ends the mailed links that lead a blocked member to their data. */
export async function deleteDataLinks(tx: Db, memberId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, memberId), like(verifications.identifier, `${DATA_LINK}%`)));
}

/** Deletes all ways into an account; links that are mailed from now on still open it. False when there were none. */
export async function deleteSignInMethods(tx: Db, memberId: string): Promise<boolean> {
  const deleted = await tx
    .delete(signInMethods)
    .where(eq(signInMethods.userId, memberId))
    .returning({ id: signInMethods.id });
  const hadPasskeys = await deletePasskeysOf(tx, memberId);
  return deleted.length > 0 || hadPasskeys;
}

/** False when there were none. */
export async function deletePasskeysOf(tx: Db, memberId: string): Promise<boolean> {
  const deleted = await tx
    .delete(passkeys)
    .where(eq(passkeys.memberId, memberId))
    .returning({ id: passkeys.id });
  return deleted.length > 0;
}

export async function deleteMemberCodes(tx: Db, memberId: string): Promise<void> {
  await tx.delete(memberCodes).where(eq(memberCodes.memberId, memberId));
}

/** Deletes what has ended and is of no use any more: sessions, links, codes. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(or(lte(sessions.expiresAt, now), lte(sessions.updatedAt, idleSince(now))));
  await db.delete(passwordTokens).where(lte(passwordTokens.expiresAt, now));
  await db.delete(signInLinks).where(lte(signInLinks.expiresAt, now));
  await db.delete(pendingRegistrations).where(lte(pendingRegistrations.expiresAt, now));
  await db.delete(secondFactorChallenges).where(lte(secondFactorChallenges.expiresAt, now));
  await db.delete(actings).where(and(lte(actings.ticketUntil, now), isNull(actings.begunAt)));
  await db.delete(spentChallenges).where(lte(spentChallenges.expiresAt, now));
  await db.delete(verifications).where(lte(verifications.expiresAt, now));
  await db.delete(memberCodes).where(lte(memberCodes.expiresAt, now));
  await db
    .delete(addressChanges)
    .where(and(lte(addressChanges.expiresAt, now), isNull(addressChanges.changedAt)));
}
