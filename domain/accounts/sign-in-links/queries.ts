import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt } from 'drizzle-orm';
import { members, signInLinks } from '../tables.ts';

type SignInLink = typeof signInLinks.$inferSelect;

export async function insertSignInLink(db: Db, link: SignInLink): Promise<void> {
  await db.insert(signInLinks).values(link);
}

/** A link that works: its member has the address that it was mailed to. */
export async function findSignInLink(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Pick<SignInLink, 'memberId' | 'email' | 'browserHash'> | undefined> {
  const { memberId, email, browserHash } = signInLinks;
  const [row] = await db
    .select({ memberId, email, browserHash })
    .from(signInLinks)
    .innerJoin(members, and(eq(members.id, memberId), eq(members.email, email)))
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)));
  return row;
}

/** Uses a link up; false when another request was first. */
export async function takeSignInLink(tx: Db, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await tx
    .delete(signInLinks)
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)))
    .returning({ tokenHash: signInLinks.tokenHash });
  return taken.length > 0;
}
