import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, ne } from 'drizzle-orm';
import { members, passwordTokens, signInLinks } from '../tables.ts';

type SignInLink = typeof signInLinks.$inferSelect;

export async function insertSignInLink(db: Db, link: SignInLink): Promise<void> {
  await db.insert(signInLinks).values(link);
}

/** A link that works: not expired, and its member still has the address that it was mailed to. */
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

/**
 * Uses a link up, but keeps its row under another hash, for which no token exists, until its session is there: whatever ends
 * the member's links meanwhile ends this one, too. False when another request used it first.
 */
export async function claimSignInLink(
  tx: Db,
  { tokenHash, claim, now }: { tokenHash: string; claim: string; now: Date },
): Promise<boolean> {
  const claimed = await tx
    .update(signInLinks)
    .set({ tokenHash: claim })
    .where(and(eq(signInLinks.tokenHash, tokenHash), gt(signInLinks.expiresAt, now)))
    .returning({ tokenHash: signInLinks.tokenHash });
  return claimed.length > 0;
}

/** False when the claimed link was ended since. Waits for a transaction that is ending it. */
export async function takeClaim(tx: Db, claim: string): Promise<boolean> {
  const taken = await tx
    .delete(signInLinks)
    .where(eq(signInLinks.tokenHash, claim))
    .returning({ tokenHash: signInLinks.tokenHash });
  return taken.length > 0;
}

/** Ends the other mailed links that log in, while one link is about to. */
export async function deleteOtherMailedLinks(tx: Db, memberId: string, claim: string): Promise<void> {
  await tx.delete(passwordTokens).where(eq(passwordTokens.memberId, memberId));
  await tx
    .delete(signInLinks)
    .where(and(eq(signInLinks.memberId, memberId), ne(signInLinks.tokenHash, claim)));
}
