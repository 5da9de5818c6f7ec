import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, like, sql } from 'drizzle-orm';
import { members, verifications } from '../tables.ts';

const nameOf = (tokenHash: string) => `denial ${tokenHash}`;

/** Keeps a link that denies a log-in. Only the token's SHA-256 is stored. */
export async function insertDenialToken(
  tx: Db,
  link: { tokenHash: string; memberId: string; loggedInAt: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, memberId, loggedInAt, expiresAt } = link;
  const row = { identifier: nameOf(tokenHash), value: memberId, createdAt: loggedInAt, expiresAt };
  await tx.insert(verifications).values(row);
}

export async function findDenialToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ memberId: string; email: string; loggedInAt: Date } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, email: members.email, loggedInAt: verifications.createdAt })
    .from(verifications)
    .innerJoin(members, eq(sql`${members.id}::text`, verifications.value))
    .where(and(eq(verifications.identifier, nameOf(tokenHash)), gt(verifications.expiresAt, now)));
  return row;
}

/** Uses a token up; false when another request was first. */
export async function takeDenialToken(tx: Db, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, nameOf(tokenHash)))
    .returning({ id: verifications.id });
  return taken.length > 0;
}

/** Ends all such links of a member. */
export async function deleteDenialTokens(tx: Db, memberId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, memberId), like(verifications.identifier, nameOf('%'))));
}
