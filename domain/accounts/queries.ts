import { builtOnce } from '@spindle/platform/built-once.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { selectLeftAt } from './address/queries.ts';
import { startWithoutDevices } from './denial/queries.ts';
import { members, passkeys, sessions, signInMethods, totpSecrets } from './tables.ts';

export type MemberRow = typeof members.$inferSelect;

/**
 * Returns the new member's id, or undefined when the address already has an account. Waits for a transaction that is giving
 * the address up; the new account is then dated after that moment, even if the clock of another storefront is ahead of this
 * one.
 * @param member.at the shop's clock, which dates all changes of addresses
 */
export async function insertMember(
  tx: Db,
  {
    at,
    ...member
  }: { email: string; locale: Locale; at: () => Date; emailVerified?: boolean; name?: string },
): Promise<string | undefined> {
  const asked = at();
  const values = { ...member, createdAt: asked, updatedAt: asked };
  const [row] = await tx.insert(members).values(values).onConflictDoNothing().returning({ id: members.id });
  if (!row) return undefined;
  const left = await selectLeftAt(tx, member.email);
  const now = latest(at(), left);
  if (now > asked)
    await tx.update(members).set({ createdAt: now, updatedAt: now }).where(eq(members.id, row.id));
  await startWithoutDevices(tx, [row.id], now);
  return row.id;
}

const latest = (one: Date, other: Date | undefined) => (other && other > one ? other : one);

/** @param at the shop's clock; members may have been created before, elsewhere */
export async function insertMembers(
  tx: Db,
  rows: readonly (typeof members.$inferInsert & { id: string })[],
  at: Date,
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insert(members).values([...rows]);
  await startWithoutDevices(
    tx,
    rows.map(({ id }) => id),
    at,
  );
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

/** The id of the member with this address. Until the transaction ends, the row is not deleted and keeps its address. */
export async function holdMemberOfEmail(tx: Db, email: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: members.id })
    .from(members)
    .where(eq(members.email, email))
    .for('key share');
  return row?.id;
}

/** Whether anybody has ever proved this account's address, or logged in to the account. */
export async function isProved(tx: Db, memberId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ proved: boolean }>(sql`
    select ${members.emailVerified} or exists (select from ${signInMethods} where member_id = ${memberId})
      or exists (select from ${passkeys} where member_id = ${memberId})
      or exists (select from ${sessions} where member_id = ${memberId}) as proved
    from ${members} where ${members.id} = ${memberId}`);
  return rows[0]?.proved ?? false;
}

/** Whether the account has a passkey or a second factor, which access to its mailbox does not give. */
export async function hasMoreThanMailbox(tx: Db, memberId: string): Promise<boolean> {
  const { rows } = await tx.execute<{ more: boolean }>(sql`
    select exists (select from ${passkeys} where member_id = ${memberId})
      or exists (select from ${totpSecrets} where member_id = ${memberId} and confirmed_at is not null) as more`);
  return rows[0]?.more ?? false;
}

export async function deleteMember(tx: Db, memberId: string): Promise<void> {
  await tx.delete(members).where(eq(members.id, memberId));
}

const memberOfId = builtOnce((db) =>
  db
    .select()
    .from(members)
    .where(eq(members.id, sql.placeholder('id')))
    .prepare(''),
);

export async function findMember(db: Db, id: string): Promise<MemberRow | undefined> {
  const [row] = await memberOfId(db).execute({ id });
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

export async function updateMember(
  tx: Db,
  memberId: string,
  values: Partial<Pick<MemberRow, 'name' | 'locale' | 'country' | 'emailVerified' | 'vip'>> & {
    updatedAt: Date;
  },
): Promise<void> {
  await tx.update(members).set(values).where(eq(members.id, memberId));
}

/** Holds a member's row until the transaction ends, so that changes to one account happen one after the other. */
export async function lockMember(tx: Db, memberId: string): Promise<MemberRow | undefined> {
  const [row] = await tx.select().from(members).where(eq(members.id, memberId)).for('update');
  return row;
}

/** Since when and why the member is blocked; null unblocks. The owner is no longer in doubt after either. */
export async function updateBlocked(
  tx: Db,
  memberId: string,
  { blockedAt, blockedReason }: Pick<MemberRow, 'blockedAt' | 'blockedReason'>,
): Promise<void> {
  await tx
    .update(members)
    .set({ blockedAt, blockedReason, ownerInDoubtAt: null })
    .where(eq(members.id, memberId));
}

/** Since when it is in doubt who owns the account; null once that is known. */
export async function setOwnerInDoubt(tx: Db, memberId: string, ownerInDoubtAt: Date | null): Promise<void> {
  await tx.update(members).set({ ownerInDoubtAt }).where(eq(members.id, memberId));
}

/** Null opens the account again, unless it was erased. */
export async function setClosed(tx: Db, memberId: string, closedAt: Date | null): Promise<void> {
  await tx
    .update(members)
    .set({ closedAt })
    .where(and(eq(members.id, memberId), isNull(members.erasedAt)));
}
