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

// As the index has it, whatever the database sorts by.
const byBytes = sql`${members.email} collate "C"`;

/** Those whose address begins so, in its order. @param start in lower case */
export async function selectByAddress(db: Db, start: string, limit: number): Promise<ListedAccount[]> {
  return db
    .select(found)
    .from(members)
    .where(like(byBytes, `${start.replace(/[\\%_]/g, '\\$&')}%`))
    .orderBy(byBytes)
    .limit(limit);
}

/** Those in whose name each of the words begins a word. */
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

/** Changes of address that were done, the latest first. */
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
 * Makes changes of address that were done, and support's looks into an account, another account's. They are history there: no
 * link undoes such a change, and nobody goes on looking.
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
