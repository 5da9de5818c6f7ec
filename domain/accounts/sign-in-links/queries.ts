import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, ne } from 'drizzle-orm';
import { members, passwordTokens, signInLinks } from '../tables.ts';

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

/**
 * Uses a link up and keeps it under a name of which nobody has the token, until its session is there: whoever ends the member's
 * links meanwhile ends that one, too. False when another request was first.
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

/** False when what was claimed has ended since. Waits for whoever is ending it. */
export async function takeClaim(tx: Db, claim: string): Promise<boolean> {
  const taken = await tx
    .delete(signInLinks)
    .where(eq(signInLinks.tokenHash, claim))
    .returning({ tokenHash: signInLinks.tokenHash });
  return taken.length > 0;
}

/** What else was mailed and lets somebody in, for whom a link is about to. */
export async function deleteOtherMailedLinks(tx: Db, memberId: string, claim: string): Promise<void> {
  await tx.delete(passwordTokens).where(eq(passwordTokens.memberId, memberId));
  await tx
    .delete(signInLinks)
    .where(and(eq(signInLinks.memberId, memberId), ne(signInLinks.tokenHash, claim)));
}
