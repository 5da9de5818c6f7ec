import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { and, eq, gt, inArray, isNull, lte, ne, sql } from 'drizzle-orm';
import { voidActingsOf } from './acting/queries.ts';
import type { PendingCode } from './registration/registration-code.ts';
import {
  actings,
  addressChanges,
  memberCodes,
  members,
  passkeys,
  passwordTokens,
  pendingRegistrations,
  secondFactorChallenges,
  sessions,
  signInLinks,
  signInMethods,
  spentChallenges,
  verifications,
} from './tables.ts';

export type MemberRow = typeof members.$inferSelect;

/** Returns the new member's id, or undefined when the address has an account already. */
export async function insertMember(
  tx: Db,
  member: { email: string; locale: Locale; emailVerified?: boolean; name?: string },
): Promise<string | undefined> {
  const [row] = await tx.insert(members).values(member).onConflictDoNothing().returning({ id: members.id });
  return row?.id;
}

export async function insertMembers(tx: Db, rows: readonly (typeof members.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(members).values([...rows]);
}

export async function selectMemberIds(
  db: Db,
  emails: readonly string[],
): Promise<Pick<MemberRow, 'id' | 'email'>[]> {
  if (emails.length === 0) return [];
  const { id, email } = members;
  return db
    .select({ id, email })
    .from(members)
    .where(inArray(members.email, [...emails]));
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row;
}

/** The id of the member with this address, whose row is neither deleted nor given another address meanwhile. */
export async function holdMemberOfEmail(tx: Db, email: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.email, email))
    .for('key share');
  return row?.id;
}

/** Whether anybody has ever shown that the address of this account is theirs, or has come in. */
export async function isProved(tx: Db, memberId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ proved: boolean }>(sql`
    select ${members.emailVerified} or exists (select from ${signInMethods} where member_id = ${memberId})
      or exists (select from ${passkeys} where member_id = ${memberId})
      or exists (select from ${sessions} where member_id = ${memberId}) as proved
    from ${members} where ${members.id} = ${memberId}`);
  return rows[0]?.proved ?? false;
}

export async function deleteMember(tx: Db, memberId: string): Promise<void> {
  await tx.delete(members).where(eq(members.id, memberId));
}

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.id, id));
  return row;
}

export async function selectMembers(db: Db, ids: readonly string[]): Promise<MemberRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(members)
    .where(inArray(members.id, [...ids]));
}

export async function markEmailVerified(tx: Db, memberId: string): Promise<void> {
  await tx.update(members).set({ emailVerified: true }).where(eq(members.id, memberId));
}

export async function nameMember(tx: Db, memberId: string, name: string): Promise<void> {
  await tx.update(members).set({ name }).where(eq(members.id, memberId));
}

export async function setPassword(tx: Db, memberId: string, hash: string): Promise<void> {
  await tx
    .insert(signInMethods)
    .values({ userId: memberId, accountId: memberId, providerId: 'credential', password: hash })
    .onConflictDoUpdate({
      target: [signInMethods.userId, signInMethods.providerId, signInMethods.accountId],
      set: { password: hash, updatedAt: sql`now()` },
    });
}

export async function hasPassword(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, memberId), eq(signInMethods.providerId, 'credential')));
  return row !== undefined;
}

/** The password's hash of an address that has an account with one, which is not closed. */
export async function findPassword(
  db: Db,
  email: string,
): Promise<{ memberId: string; hash: string } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, hash: signInMethods.password })
    .from(members)
    .innerJoin(
      signInMethods,
      and(eq(signInMethods.userId, members.id), eq(signInMethods.providerId, 'credential')),
    )
    .where(and(eq(members.email, email), isNull(members.closedAt)));
  return row?.hash ? { memberId: row.memberId, hash: row.hash } : undefined;
}

/** Whether a member has this password still; waits for whoever is changing it. */
export async function isStillPassword(
  db: Db,
  { memberId, hash }: { memberId: string; hash: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id: signInMethods.id })
    .from(signInMethods)
    .where(and(eq(signInMethods.userId, memberId), eq(signInMethods.password, hash)))
    .for('share');
  return row !== undefined;
}

export async function deleteSession(tx: Db, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.token, token));
}

export async function deleteSessionsOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, memberId));
  await deleteChallengesOf(tx, memberId);
  await voidActingsOf(tx, memberId);
}

/** Ends the log-ins that wait for their second factor. */
export async function deleteChallengesOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(secondFactorChallenges).where(eq(secondFactorChallenges.memberId, memberId));
}

/**
 * Keeps the code of an address that asks again while it works, so that asking cannot break a code under
 * way; it then works longer, as the mail says. An ended row gets a new id and with it a new code. Wrong tries
 * go on counting either way, so that asking wins none.
 * @returns the id of the row that counts.
 */
export async function keepPendingRegistration(
  tx: Db,
  row: { id: string; email: string; locale: Locale; now: Date; expiresAt: Date },
): Promise<string> {
  const { now, ...values } = row;
  const { id, email, expiresAt } = pendingRegistrations;
  const [kept] = await tx
    .insert(pendingRegistrations)
    .values(values)
    .onConflictDoUpdate({
      target: email,
      set: {
        id: sql`case when ${expiresAt} <= ${now} then excluded.id else ${id} end`,
        expiresAt: row.expiresAt,
        locale: row.locale,
      },
    })
    .returning({ id });
  if (!kept) throw new Error('an upsert returned nothing');
  return kept.id;
}

/**
 * Counts a try at the code of an address.
 * @returns the pending registration it is for, with the tries before this one.
 */
export async function takeRegistrationAttempt(
  db: Db,
  { email, now }: { email: string; now: Date },
): Promise<PendingCode | undefined> {
  const [row] = await db
    .update(pendingRegistrations)
    .set({ attempts: sql`${pendingRegistrations.attempts} + 1` })
    .where(and(eq(pendingRegistrations.email, email), gt(pendingRegistrations.expiresAt, now)))
    .returning({ id: pendingRegistrations.id, attempts: pendingRegistrations.attempts });
  return row && { id: row.id, attempts: row.attempts - 1 };
}

/** Takes the count of a right code back. */
export async function returnRegistrationAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(pendingRegistrations)
    .set({ attempts: sql`greatest(${pendingRegistrations.attempts} - 1, 0)` })
    .where(eq(pendingRegistrations.id, id));
}

export async function takePendingRegistration(tx: Db, id: string): Promise<{ locale: Locale } | undefined> {
  const [row] = await tx
    .delete(pendingRegistrations)
    .where(eq(pendingRegistrations.id, id))
    .returning({ locale: pendingRegistrations.locale });
  return row;
}

/** With whether the address has an account, for the mail. */
export async function findPendingRegistration(
  db: Db,
  id: string,
): Promise<
  | {
      email: string;
      locale: Locale;
      expiresAt: Date;
      memberId: string | null;
      closedAt: Date | null;
      attempts: number;
    }
  | undefined
> {
  const [row] = await db
    .select({
      email: pendingRegistrations.email,
      locale: pendingRegistrations.locale,
      expiresAt: pendingRegistrations.expiresAt,
      memberId: members.id,
      closedAt: members.closedAt,
      attempts: pendingRegistrations.attempts,
    })
    .from(pendingRegistrations)
    .leftJoin(members, eq(members.email, pendingRegistrations.email))
    .where(eq(pendingRegistrations.id, id));
  return row;
}

export async function insertPasswordToken(
  tx: Db,
  row: { tokenHash: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(passwordTokens).values(row);
}

/** Whose password a link sets; a closed account is not opened by one. */
export async function findPasswordToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ memberId: string; email: string } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, email: members.email })
    .from(passwordTokens)
    .innerJoin(members, eq(members.id, passwordTokens.memberId))
    .where(
      and(
        eq(passwordTokens.tokenHash, tokenHash),
        gt(passwordTokens.expiresAt, now),
        isNull(members.closedAt),
      ),
    );
  return row;
}

/** Uses one token up and with it all other links of the member; false when another request was first. */
export async function takePasswordTokens(tx: Db, memberId: string, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(passwordTokens)
    .where(and(eq(passwordTokens.tokenHash, tokenHash), eq(passwordTokens.memberId, memberId)))
    .returning({ tokenHash: passwordTokens.tokenHash });
  if (taken.length === 0) return false;
  await deleteMailedLinks(tx, memberId);
  return true;
}

/** What has ended and is of no use to anybody: sessions, links, codes. */
export async function deleteEnded(db: Db, now: Date): Promise<void> {
  await db.delete(sessions).where(lte(sessions.expiresAt, now));
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

export async function updateMember(
  tx: Db,
  memberId: string,
  values: Partial<Pick<MemberRow, 'name' | 'locale' | 'country' | 'emailVerified'>> & { updatedAt: Date },
): Promise<void> {
  await tx.update(members).set(values).where(eq(members.id, memberId));
}

/** Holds a member's row until the transaction ends, so that changes of one account follow each other. */
export async function lockMember(tx: Db, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  return row;
}

export async function isSession(tx: Db, id: string): Promise<boolean> {
  const [row] = await tx.select({ id: sessions.id }).from(sessions).where(eq(sessions.id, id));
  return row !== undefined;
}

export async function deleteOtherSessions(tx: Db, memberId: string, sessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, memberId), ne(sessions.id, sessionId)));
  await deleteChallengesOf(tx, memberId);
  await voidActingsOf(tx, memberId);
}

/** What mails have brought and lets somebody in: links that set a password, and those that log in. */
export async function deleteMailedLinks(tx: Db, memberId: string): Promise<void> {
  await tx.delete(passwordTokens).where(eq(passwordTokens.memberId, memberId));
  await tx.delete(signInLinks).where(eq(signInLinks.memberId, memberId));
}

/** All ways into an account; what is left is the link that a mail brings. */
export async function deleteSignInMethods(tx: Db, memberId: string): Promise<void> {
  await tx.delete(signInMethods).where(eq(signInMethods.userId, memberId));
  await deletePasskeysOf(tx, memberId);
}

export async function deletePasskeysOf(tx: Db, memberId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.memberId, memberId));
}

/** Since when and why staff let a member in no more; null lets them in again. */
export async function updateBlocked(
  tx: Db,
  memberId: string,
  { blockedAt, blockedReason }: Pick<MemberRow, 'blockedAt' | 'blockedReason'>,
): Promise<void> {
  await tx.update(members).set({ blockedAt, blockedReason }).where(eq(members.id, memberId));
}

/** Null opens the account again; one that was erased stays closed. */
export async function setClosed(tx: Db, memberId: string, closedAt: Date | null): Promise<void> {
  await tx
    .update(members)
    .set({ closedAt })
    .where(and(eq(members.id, memberId), isNull(members.erasedAt)));
}

export async function deleteMemberCodes(tx: Db, memberId: string): Promise<void> {
  await tx.delete(memberCodes).where(eq(memberCodes.memberId, memberId));
}
