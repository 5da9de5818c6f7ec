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
 * When a change was undone, or its account became part of another one; null while it stands. Where its link alone has ended, both
 * columns have the moment of that: storefronts of the release before, which may run beside these, look at `reverted_at` alone.
 */
export const undoneAt =
  sql<Date | null>`nullif(${addressChanges.revertedAt}, ${addressChanges.linkEndedAt})`.mapWith(
    addressChanges.revertedAt,
  );

/** Neither was the change undone, nor has its link ended. */
const isUndoable = and(isNull(addressChanges.revertedAt), isNull(addressChanges.linkEndedAt));

/** Asks for a change of address; what the member asked for before and has not done ends. @returns its id. */
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

/** When the member's address was changed last; a change that was undone does not count. */
export async function lastAddressChange(db: Db, memberId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ changedAt: addressChanges.changedAt })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isNotNull(addressChanges.changedAt), isNull(undoneAt)))
    .orderBy(desc(addressChanges.changedAt))
    .limit(1);
  return row?.changedAt ?? undefined;
}

/** When the last change was that a link may still undo, as far as it works for so long. */
export async function lastUndoableChange(db: Db, memberId: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ changedAt: max(addressChanges.changedAt) })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isUndoable));
  return row?.changedAt ?? undefined;
}

/** Counts a try at the code of a change that waits. @returns its id with the tries, this one included. */
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

/** False when another request was first, or the member has asked for another one since. */
export async function holdAddressChange(tx: Db, id: string): Promise<boolean> {
  const waiting = await tx
    .select({ id: addressChanges.id })
    .from(addressChanges)
    .where(and(eq(addressChanges.id, id), isNull(addressChanges.changedAt)))
    .for('update');
  return waiting.length > 0;
}

/** Notes that a change was done. @param at by the shop's clock, read once the address was there: who had it may have just left it */
export async function markAddressChanged(tx: Db, id: string, at: Date): Promise<void> {
  await tx.update(addressChanges).set({ changedAt: at }).where(eq(addressChanges.id, id));
}

/**
 * The change by which an account gave an address up after that time, and which nobody has undone, but a link still can.
 * @param except the member who gave it up may have it again
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

/** Whether an account began after a member had left its address, by a change that nobody has undone. */
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

/** When an address was left last, by a change or by the undoing of one; undefined where nothing tells of it. */
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

/** Gives a member a proven address; false, with nothing changed, when another account has it. */
export async function moveAddress(tx: Db, memberId: string, email: string): Promise<boolean> {
  try {
    // In a savepoint: the transaction goes on when the address is taken.
    await tx.transaction((inner) =>
      inner.update(members).set({ email, emailVerified: true }).where(eq(members.id, memberId)),
    );
    return true;
  } catch (error) {
    if (error instanceof DrizzleQueryError && isTaken(error.cause)) return false;
    throw error;
  }
}

/** PostgreSQL's unique_violation. */
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

/** The change that a link undoes, if it still does. Nothing is used up. */
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

/** An account that nobody has proved, such as a guest's, is nobody's. */
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

/** The address that an account had at a moment, where it has been changed since, nobody has undone that, and a link still can. */
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

/** Notes that all changes since then are undone, whose links undo nothing any more. */
export async function markRevertedSince(
  tx: Db,
  { memberId, since, now }: { memberId: string; since: Date; now: Date },
): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ revertedAt: now, linkEndedAt: null })
    .where(changedSince(memberId, since));
}

/** Ends the links of changes since then that went to other addresses than this one. The changes stand. */
export async function endLinksElsewhere(
  tx: Db,
  { memberId, since, email, now }: { memberId: string; since: Date; email: string; now: Date },
): Promise<void> {
  await tx
    .update(addressChanges)
    .set({ linkEndedAt: now, revertedAt: now })
    .where(and(changedSince(memberId, since), ne(addressChanges.oldEmail, email)));
}

/** Ends the links of all changes of a member since then that one still undoes. The changes stand. @returns how many have ended */
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
