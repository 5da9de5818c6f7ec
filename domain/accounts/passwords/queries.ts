import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { deleteMailedLinks } from '../revoking/queries.ts';
import { members, passwordTokens, signInMethods } from '../tables.ts';

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

/** The password's hash for an address; undefined if it has no account, a closed one, or one without a password. */
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

/** Whether a member still has this password and an open account; waits for transactions that change either. */
export async function isStillPassword(
  db: Db,
  { memberId, hash }: { memberId: string; hash: string },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    // Locks the member first, as a change of the password does.
    const [member] = await tx
      .select({ closedAt: members.closedAt })
      .from(members)
      .where(eq(members.id, memberId))
      .for('share');
    if (!member || member.closedAt) return false;
    const [row] = await tx
      .select({ id: signInMethods.id })
      .from(signInMethods)
      .where(and(eq(signInMethods.userId, memberId), eq(signInMethods.password, hash)))
      .for('share');
    return row !== undefined;
  });
}

export async function insertPasswordToken(
  tx: Db,
  row: { tokenHash: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await tx.insert(passwordTokens).values(row);
}

/** The member whose password a link sets; undefined for a closed account. */
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

/** Uses one token up, and with it all other mailed links of the member; false when another request did so first. */
export async function takePasswordTokens(tx: Db, memberId: string, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(passwordTokens)
    .where(and(eq(passwordTokens.tokenHash, tokenHash), eq(passwordTokens.memberId, memberId)))
    .returning({ tokenHash: passwordTokens.tokenHash });
  if (taken.length === 0) return false;
  await deleteMailedLinks(tx, memberId);
  return true;
}
