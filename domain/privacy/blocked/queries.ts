import type { Db } from '@spindle/platform/database.ts';
import { and, eq, exists, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { DATA_LINK } from '../../accounts/data-link-name.ts';
import { isOwnerKnown } from '../../accounts/denial/owner-in-doubt.ts';
import { members, totpSecrets, verifications } from '../../accounts/tables.ts';

const nameOf = (tokenHash: string) => `${DATA_LINK}${tokenHash}`;
/** The name of a link with which the second factor was given. */
const provedNameOf = (tokenHash: string) => `${DATA_LINK}proved ${tokenHash}`;

/** A mailed link to a member's data. */
export interface DataLink {
  memberId: string;
  email: string;
  /** The member has a second factor, which was not yet given with this link. */
  wantsFactor: boolean;
}

export async function insertDataLink(
  db: Db,
  { tokenHash, memberId, expiresAt }: { tokenHash: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(verifications).values({ identifier: nameOf(tokenHash), value: memberId, expiresAt });
}

/** A link that works: its member is still blocked, and the account is neither closed nor its owner in doubt. */
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

/** Notes that the second factor was given with a link; false when no link is waiting for it. */
export async function markProved(tx: Db, tokenHash: string): Promise<boolean> {
  const noted = await tx
    .update(verifications)
    .set({ identifier: provedNameOf(tokenHash) })
    .where(eq(verifications.identifier, nameOf(tokenHash)))
    .returning({ id: verifications.id });
  return noted.length > 0;
}

/** The member of an address, and whether they are blocked or closed; undefined also while the account's owner is in doubt. */
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
