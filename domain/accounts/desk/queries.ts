import type { Db } from '@spindle/platform/database.ts';
import { and, asc, desc, eq, inArray, isNotNull, like, sql } from 'drizzle-orm';
import { voidActingsOf } from '../acting/queries.ts';
import { undoneAt } from '../address/queries.ts';
import { actings, addressChanges, members } from '../tables.ts';

const found = {
  id: members.id,
  email: members.email,
  name: members.name,
  emailVerified: members.emailVerified,
  createdAt: members.createdAt,
  blockedAt: members.blockedAt,
  closedAt: members.closedAt,
};

/** A member in a list for staff. */
export type ListedAccount = Pick<typeof members.$inferSelect, keyof typeof found>;

// Sorted as the index is, whatever the database's collation.
const byBytes = sql`${members.email} collate "C"`;

/** Members whose address begins with `start`, in the order of the address. @param start in lower case */
export async function selectByAddress(db: Db, start: string, limit: number): Promise<ListedAccount[]> {
  return db
    .select(found)
    .from(members)
    .where(like(byBytes, `${start.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(byBytes)
    .limit(limit);
}

/** Members whose name has, for each of the words, a word that begins with it. */
export async function selectByName(
  db: Db,
  words: readonly string[],
  limit: number,
): Promise<ListedAccount[]> {
  const wanted = words.map((word) => `'${word.replace(/['\\]/g, '')}':*`).join(' & ');
  return db
    .select(found)
    .from(members)
    .where(sql`to_tsvector('simple', ${members.name}) @@ to_tsquery('simple', ${wanted})`)
    .orderBy(asc(members.name), asc(members.id))
    .limit(limit);
}

export async function selectAccounts(db: Db, ids: readonly string[]): Promise<ListedAccount[]> {
  if (ids.length === 0) return [];
  return db
    .select(found)
    .from(members)
    .where(inArray(members.id, [...ids]))
    .orderBy(byBytes);
}

/** Completed changes of address, latest first. */
export async function selectAddressChanges(
  db: Db,
  memberId: string,
): Promise<
  (Pick<typeof addressChanges.$inferSelect, 'id' | 'oldEmail' | 'newEmail' | 'changedAt'> & {
    undoneAt: Date | null;
  })[]
> {
  const { id, oldEmail, newEmail, changedAt } = addressChanges;
  return db
    .select({ id, oldEmail, newEmail, changedAt, undoneAt })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isNotNull(changedAt)))
    .orderBy(desc(changedAt));
}

/**
 * Moves the completed changes of address, and the record of support's looks into an account, to another account. They are
 * history there: no link undoes such a change, and no acting goes on.
 */
export async function updateHistoryMember(
  tx: Db,
  { from, to }: { from: string; to: string },
  at: Date,
): Promise<void> {
  await tx
    .update(addressChanges)
    .set({
      memberId: to,
      revertHash: null,
      revertedAt: sql`coalesce(${undoneAt}, ${at.toISOString()}::timestamptz)`,
      linkEndedAt: null,
    })
    .where(and(eq(addressChanges.memberId, from), isNotNull(addressChanges.changedAt)));
  await voidActingsOf(tx, from);
  await tx
    .update(actings)
    .set({ memberId: to })
    .where(and(eq(actings.memberId, from), isNotNull(actings.begunAt)));
}
