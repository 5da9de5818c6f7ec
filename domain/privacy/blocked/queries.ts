import type { Db } from '@spindle/platform/database.ts';
import { and, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { DATA_LINK } from '../../accounts/data-link-name.ts';
import { isOwnerKnown } from '../../accounts/denial/owner-in-doubt.ts';
import { members, totpSecrets, verifications } from '../../accounts/tables.ts';

const nameOf = (tokenHash: string) => `${DATA_LINK}${tokenHash}`;
/** With the second factor given. */
const provedNameOf = (tokenHash: string) => `${DATA_LINK}proved ${tokenHash}`;

/** Whose data a mailed link leads to. */
export interface DataLink {
  memberId: string;
  email: string;
  /** The member has a second factor, which was not given with this link yet. */
  wantsFactor: boolean;
}

export async function insertDataLink(
  db: Db,
  { tokenHash, memberId, expiresAt }: { tokenHash: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(verifications).values({ identifier: nameOf(tokenHash), value: memberId, expiresAt });
}

/**
 * A link that leads to something: its member is blocked still, and the account is not closed, nor one of which nobody knows whose
 * it is.
 */
export async function findDataLink(db: Db, tokenHash: string, now: Date): Promise<DataLink | undefined> {
  const named = [nameOf(tokenHash), provedNameOf(tokenHash)];
  const factor = db
    .select({ id: totpSecrets.memberId })
    .from(totpSecrets)
    .where(and(eq(totpSecrets.memberId, members.id), isNotNull(totpSecrets.confirmedAt)));
  const [row] = await db
    .select({
      memberId: members.id,
      email: members.email,
      name: verifications.identifier,
      hasFactor: sql<boolean>`${exists(factor)}`,
    })
    .from(verifications)
    .innerJoin(members, eq(sql`${members.id}::text`, verifications.value))
    .where(
      and(
        inArray(verifications.identifier, named),
        gt(verifications.expiresAt, now),
        isNotNull(members.blockedAt),
        isOwnerKnown,
        isNull(members.closedAt),
      ),
    );
  if (!row) return undefined;
  const { memberId, email, name, hasFactor } = row;
  return { memberId, email, wantsFactor: hasFactor && name !== provedNameOf(tokenHash) };
}

/** Notes that the second factor was given with a link; false when there is none that waits for it. */
export async function markProved(tx: Db, tokenHash: string): Promise<boolean> {
  const noted = await tx
    .update(verifications)
    .set({ identifier: provedNameOf(tokenHash) })
    .where(eq(verifications.identifier, nameOf(tokenHash)))
    .returning({ id: verifications.id });
  return noted.length > 0;
}

/** The member of an address, and whether they come in; undefined also where nobody knows whose the account is. */
export async function findEntry(
  db: Db,
  email: string,
): Promise<{ memberId: string; isBlocked: boolean; isClosed: boolean } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, blockedAt: members.blockedAt, closedAt: members.closedAt })
    .from(members)
    .where(and(eq(members.email, email), isOwnerKnown));
  return (
    row && { memberId: row.memberId, isBlocked: row.blockedAt !== null, isClosed: row.closedAt !== null }
  );
}

export async function isBlocked(db: Db, memberId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, memberId), isNotNull(members.blockedAt)));
  return row !== undefined;
}
