import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import {
  and,
  DrizzleQueryError,
  desc,
  eq,
  gt,
  gte,
  isNotNull,
  isNull,
  lte,
  max,
  ne,
  notExists,
  or,
  sql,
} from 'drizzle-orm';
import { addressChanges, members } from '../tables.ts';

/**
 * When a change was undone, or its account became part of another one; null while it stands. Where only its link was ended,
 * both columns hold that time: storefronts of the previous release, which may run beside this one, look at `reverted_at`
 * alone.
 */
export const undoneAt =
  sql<Date | null>`nullif(${addressChanges.revertedAt}, ${addressChanges.linkEndedAt})`.mapWith(
    addressChanges.revertedAt,
  );

/** The change was not undone, and its link was not ended. */
const isUndoable = and(isNull(addressChanges.revertedAt), isNull(addressChanges.linkEndedAt));

/** Stores a requested change of address, in place of a request that the member has not completed. @returns its id. */
export async function insertAddressChange(
  tx: Db,
  row: Pick<typeof addressChanges.$inferInsert, 'id' | 'memberId' | 'oldEmail' | 'newEmail' | 'expiresAt'>,
): Promise<string> {
  await tx
    .delete(addressChanges)
    .where(and(eq(addressChanges.memberId, row.memberId), isNull(addressChanges.changedAt)));
  await tx.insert(addressChanges).values(row);
  return row.id;
}

/** When the member's address was last changed; changes that were undone do not count. */
export async function lastAddressChange(db: Db, memberId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ changedAt: addressChanges.changedAt })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isNotNull(addressChanges.changedAt), isNull(undoneAt)))
    .orderBy(desc(addressChanges.changedAt))
    .limit(1);
  return row?.changedAt ?? undefined;
}

/** When the last change was made that a link may undo; does not check whether the link's time is over. */
export async function lastUndoableChange(db: Db, memberId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ changedAt: max(addressChanges.changedAt) })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isUndoable));
  return row?.changedAt ?? undefined;
}

/** Counts a try at the code of a requested change. @returns its id, and the tries including this one. */
export async function takeAddressTry(
  db: Db,
  { memberId, newEmail, now }: { memberId: string; newEmail: string; now: Date },
): Promise<{ id: string; oldEmail: string; attempts: number } | undefined> {
  const [row] = await db
    .update(addressChanges)
    .set({ attempts: sql`${addressChanges.attempts} + 1` })
    .where(
      and(
        eq(addressChanges.memberId, memberId),
        eq(addressChanges.newEmail, newEmail),
        isNull(addressChanges.changedAt),
        gt(addressChanges.expiresAt, now),
      ),
    )
    .returning({
      id: addressChanges.id,
      oldEmail: addressChanges.oldEmail,
      attempts: addressChanges.attempts,
    });
  return row;
}

/** Locks a requested change; false when another request completed it first, or the member has asked for another one since. */
export async function holdAddressChange(tx: Db, id: string): Promise<boolean> {
  const waiting = await tx
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), isNull(addressChanges.changedAt)))
    .for('update');
  return waiting.length > 0;
}

/**
 * Notes that a change was made. @param at the shop's time, read once the address had moved, which may have waited for its
 * former account
 */
export async function markAddressChanged(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(addressChanges).set({ changedAt: at }).where(eq(addressChanges.id, id));
}

/**
 * The change made after that time by which an account gave the address up, which was not undone and whose link still works.
 * @param except the member who gave it up, who may have it again
 */
export async function selectHold(
  db: Db,
  { email, after, except }: { email: string; after: Date; except?: string | undefined },
): Promise<{ changeId: string; changedAt: Date } | undefined> {
  const { id: changeId, memberId, oldEmail, changedAt } = addressChanges;
  const [row] = await db
    .select({ changeId, changedAt })
    .from(addressChanges)
    .where(
      and(
        eq(oldEmail, email),
        gt(changedAt, after),
        isUndoable,
        except === undefined ? undefined : ne(memberId, except),
      ),
    )
    .orderBy(desc(changedAt))
    .limit(1);
  return row?.changedAt ? { changeId: row.changeId, changedAt: row.changedAt } : undefined;
}

/** Whether account `other` was created after the member had left the address, by a change that was not undone. */
export async function selectBeganHeld(
  tx: Db,
  { memberId, other, email }: { memberId: string; other: string; email: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .innerJoin(members, eq(members.id, other))
    .where(
      and(
        eq(addressChanges.memberId, memberId),
        eq(addressChanges.oldEmail, email),
        isNull(undoneAt),
        lte(addressChanges.changedAt, members.createdAt),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** When an account last left this address, by changing it or by undoing a change; undefined if no change is known. */
export async function selectLeftAt(tx: Db, email: string): Promise<Date | undefined> {
  const { oldEmail, newEmail, changedAt } = addressChanges;
  const [row] = await tx
    .select({
      at: sql<Date | null>`max(case when ${oldEmail} = ${email} then ${changedAt} else ${undoneAt} end)`.mapWith(
        changedAt,
      ),
    })
    .from(addressChanges)
    .where(or(eq(oldEmail, email), eq(newEmail, email)));
  return row?.at ?? undefined;
}

export async function deleteAddressChange(tx: Db, id: string): Promise<void> {
  await tx.delete(addressChanges).where(eq(addressChanges.id, id));
}

/** Gives a member a proved address; false, with nothing changed, when another account has it. */
export async function moveAddress(tx: Db, memberId: string, email: string): Promise<boolean> {
  try {
    // In a savepoint, so that the transaction can go on when the address is taken.
    await tx.transaction((inner) =>
      inner.update(members).set({ email, emailVerified: true }).where(eq(members.id, memberId)),
    );
    return true;
  } catch (error) {
    if (error instanceof DrizzleQueryError && isTaken(error.cause)) return false;
    throw error;
  }
}

/** Whether this is PostgreSQL's unique_violation. */
function isTaken(cause: unknown): boolean {
  return typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
}

export async function findAddressChange(
  db: Db,
  id: string,
): Promise<
  | (Pick<
      typeof addressChanges.$inferSelect,
      'memberId' | 'oldEmail' | 'newEmail' | 'changedAt' | 'revertedAt' | 'linkEndedAt'
    > & { locale: Locale })
  | undefined
> {
  const [row] = await db
    .select({
      memberId: addressChanges.memberId,
      oldEmail: addressChanges.oldEmail,
      newEmail: addressChanges.newEmail,
      locale: members.locale,
      changedAt: addressChanges.changedAt,
      revertedAt: addressChanges.revertedAt,
      linkEndedAt: addressChanges.linkEndedAt,
    })
    .from(addressChanges)
    .innerJoin(members, eq(members.id, addressChanges.memberId))
    .where(eq(addressChanges.id, id));
  return row;
}

export async function setRevertHash(tx: Db, id: string, revertHash: string): Promise<void> {
  await tx.update(addressChanges).set({ revertHash }).where(eq(addressChanges.id, id));
}

/** The change that a link undoes, if it still works. Nothing is used up. */
export async function findRevert(
  db: Db,
  revertHash: string,
  changedAfter: Date,
): Promise<{ memberId: string; oldEmail: string; changedAt: Date } | undefined> {
  const { memberId, oldEmail, changedAt } = addressChanges;
  const [row] = await db
    .select({ memberId, oldEmail, changedAt })
    .from(addressChanges)
    .where(revertible(revertHash, changedAfter));
  return row?.changedAt ? { ...row, changedAt: row.changedAt } : undefined;
}

export async function selectPendingAddress(db: Db, memberId: string, now: Date): Promise<string | undefined> {
  const [row] = await db
    .select({ newEmail: addressChanges.newEmail })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.memberId, memberId),
        isNull(addressChanges.changedAt),
        gt(addressChanges.expiresAt, now),
      ),
    );
  return row?.newEmail;
}

function revertible(revertHash: string, changedAfter: Date) {
  return and(
    eq(addressChanges.revertHash, revertHash),
    isUndoable,
    gt(addressChanges.changedAt, changedAfter),
  );
}

/** An account that nobody has proved, such as a guest's, does not count as having the address. */
export async function selectHadAddress(
  db: Db,
  { memberId, email }: { memberId: string; email: string },
): Promise<boolean> {
  const others = db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.email, email), members.emailVerified));
  const [row] = await db
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(
      and(
        eq(addressChanges.memberId, memberId),
        eq(addressChanges.oldEmail, email),
        isNotNull(addressChanges.changedAt),
        isNull(undoneAt),
        notExists(others),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The address that an account had at that time, if it was changed since, that was not undone, and its link still works. */
export async function selectAddressLeftSince(
  db: Db,
  { memberId, since }: { memberId: string; since: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ oldEmail: addressChanges.oldEmail })
    .from(addressChanges)
    .where(and(changedSince(memberId, since), isNull(addressChanges.linkEndedAt)))
    .orderBy(addressChanges.changedAt)
    .limit(1);
  return row?.oldEmail;
}

/** Marks all changes since then as undone, so that their links stop working. */
export async function markRevertedSince(
  tx: Db,
  { memberId, since, now }: { memberId: string; since: Date; now: Date },
): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ revertedAt: now, linkEndedAt: null })
    .where(changedSince(memberId, since));
}

/** Ends the links of changes since then that went to addresses other than this one. The changes stand. */
export async function endLinksElsewhere(
  tx: Db,
  { memberId, since, email, now }: { memberId: string; since: Date; email: string; now: Date },
): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ linkEndedAt: now, revertedAt: now })
    .where(and(changedSince(memberId, since), ne(addressChanges.oldEmail, email)));
}

/** Ends the links of all changes of a member since then. The changes stand. @returns how many links were ended */
export async function endLinks(
  tx: Db,
  { memberId, after, now }: { memberId: string; after: Date; now: Date },
): Promise<number> {
  const { id, changedAt } = addressChanges;
  const ended = await tx
    .update(addressChanges)
    .set({ linkEndedAt: now, revertedAt: now })
    .where(and(eq(addressChanges.memberId, memberId), gt(changedAt, after), isUndoable))
    .returning({ id });
  return ended.length;
}

function changedSince(memberId: string, since: Date) {
  return and(eq(addressChanges.memberId, memberId), gte(addressChanges.changedAt, since), isNull(undoneAt));
}
