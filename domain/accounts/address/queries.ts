import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { and, DrizzleQueryError, desc, eq, gt, gte, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { addressChanges, members } from '../tables.ts';

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
    .where(
      and(
        eq(addressChanges.memberId, memberId),
        isNotNull(addressChanges.changedAt),
        isNull(addressChanges.revertedAt),
      ),
    )
    .orderBy(desc(addressChanges.changedAt))
    .limit(1);
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

/** False when another request was first. */
export async function markAddressChanged(tx: Db, id: string, at: Date): Promise<boolean> {
  const marked = await tx
    .update(addressChanges)
    .set({ changedAt: at })
    .where(and(eq(addressChanges.id, id), isNull(addressChanges.changedAt)))
    .returning({ id: addressChanges.id });
  return marked.length > 0;
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
  | { oldEmail: string; newEmail: string; locale: Locale; changedAt: Date | null; revertedAt: Date | null }
  | undefined
> {
  const [row] = await db
    .select({
      oldEmail: addressChanges.oldEmail,
      newEmail: addressChanges.newEmail,
      locale: members.locale,
      changedAt: addressChanges.changedAt,
      revertedAt: addressChanges.revertedAt,
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
): Promise<{ memberId: string; oldEmail: string } | undefined> {
  const [row] = await db
    .select({ memberId: addressChanges.memberId, oldEmail: addressChanges.oldEmail })
    .from(addressChanges)
    .where(revertible(revertHash, changedAfter));
  return row;
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

/**
 * Uses the link of a change up, and with it those of all later ones of the member.
 * @returns when it was changed; undefined when the link was used already.
 */
export async function takeRevert(
  tx: Db,
  revertHash: string,
  { now, changedAfter }: { now: Date; changedAfter: Date },
): Promise<Date | undefined> {
  const [row] = await tx
    .update(addressChanges)
    .set({ revertedAt: now })
    .where(revertible(revertHash, changedAfter))
    .returning({ memberId: addressChanges.memberId, changedAt: addressChanges.changedAt });
  if (!row?.changedAt) return undefined;
  await tx
    .update(addressChanges)
    .set({ revertedAt: now })
    .where(and(eq(addressChanges.memberId, row.memberId), gt(addressChanges.changedAt, row.changedAt)));
  return row.changedAt;
}

function revertible(revertHash: string, changedAfter: Date) {
  return and(
    eq(addressChanges.revertHash, revertHash),
    isNull(addressChanges.revertedAt),
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
        isNull(addressChanges.revertedAt),
        notExists(others),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** The address that an account had at a moment, where it has been changed since and nobody has undone that. */
export async function selectAddressLeftSince(
  db: Db,
  { memberId, since }: { memberId: string; since: Date },
): Promise<string | undefined> {
  const [row] = await db
    .select({ oldEmail: addressChanges.oldEmail })
    .from(addressChanges)
    .where(changedSince(memberId, since))
    .orderBy(addressChanges.changedAt)
    .limit(1);
  return row?.oldEmail;
}

/** Notes that all changes since then are undone, whose links undo nothing any more. */
export async function markRevertedSince(
  tx: Db,
  { memberId, since, now }: { memberId: string; since: Date; now: Date },
): Promise<void> {
  await tx.update(addressChanges).set({ revertedAt: now }).where(changedSince(memberId, since));
}

function changedSince(memberId: string, since: Date) {
  return and(
    eq(addressChanges.memberId, memberId),
    gte(addressChanges.changedAt, since),
    isNull(addressChanges.revertedAt),
  );
}
