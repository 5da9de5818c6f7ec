import type { Locale } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { eq } from 'drizzle-orm';
import { members } from './tables.ts';

export type MemberRow = typeof members.$inferSelect;

/** Returns the new member's id, or undefined when the address has an account already. */
export async function insertMember(
  tx: Db,
  member: { email: string; locale: Locale; emailVerified?: boolean; name?: string },
): Promise<string | undefined> {
  const [row] = await tx.insert(members).values(member).onConflictDoNothing().returning({ id: members.id });
  return row?.id;
}

export async function findMemberByEmail(db: Db, email: string): Promise<MemberRow | undefined> {
  const [row] = await db.select().from(members).where(eq(members.email, email));
  return row;
}
