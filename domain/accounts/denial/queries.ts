import { knownDevice } from '@spindle/platform/cookies/table.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, gte, like, sql } from 'drizzle-orm';
import { members, verifications } from '../tables.ts';

const nameOf = (tokenHash: string) => `denial ${tokenHash}`;

/** Stores a link that denies a log-in; of its token only the SHA-256. */
export async function insertDenialToken(
  tx: Db,
  link: { tokenHash: string; memberId: string; loggedInAt: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, memberId, loggedInAt, expiresAt } = link;
  const row = { identifier: nameOf(tokenHash), value: memberId, createdAt: loggedInAt, expiresAt };
  await tx.insert(verifications).values(row);
}

export async function findDenialToken(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ memberId: string; email: string; loggedInAt: Date } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, email: members.email, loggedInAt: verifications.createdAt })
    .from(verifications)
    .innerJoin(members, eq(sql`${members.id}::text`, verifications.value))
    .where(and(eq(verifications.identifier, nameOf(tokenHash)), gt(verifications.expiresAt, now)));
  return row;
}

/** Uses a token up; false when another request did so first. */
export async function takeDenialToken(tx: Db, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, nameOf(tokenHash)))
    .returning({ id: verifications.id });
  return taken.length > 0;
}

/** Ends all such links of a member and deletes the note about forgotten devices. @returns how many links were ended */
export async function deleteDenialTokens(tx: Db, memberId: string): Promise<number> {
  const { value, identifier } = verifications;
  const ended = await tx
    .delete(verifications)
    .where(and(eq(value, memberId), like(identifier, nameOf('%'))))
    .returning({ identifier });
  return ended.filter((one) => one.identifier !== FORGOTTEN).length;
}

/**
 * Ends the links about log-ins since then. The note about forgotten devices may be deleted too; `forgetDevices` writes it
 * again.
 */
export async function deleteDenialTokensSince(tx: Db, memberId: string, since: Date): Promise<void> {
  const { value, identifier, createdAt } = verifications;
  await tx
    .delete(verifications)
    .where(and(eq(value, memberId), like(identifier, nameOf('%')), gte(createdAt, since)));
}

/**
 * The name of the note about forgotten devices. It can't be that of a link, whose hash has 43 characters. It expires with the
 * last cookie from before it.
 */
const FORGOTTEN = nameOf('of devices');

/** Makes all browsers unknown in which the account was used until `at`, a log-in at that very moment included. */
export async function forgetDevices(tx: Db, memberId: string, at: Date): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, memberId), eq(verifications.identifier, FORGOTTEN)));
  await insertForgotten(tx, [memberId], at);
}

async function insertForgotten(tx: Db, memberIds: readonly string[], at: Date): Promise<void> {
  const expiresAt = new Date(at.getTime() + knownDevice.seconds * 1000);
  const rows = memberIds.map((value) => ({ identifier: FORGOTTEN, value, createdAt: at, expiresAt }));
  if (rows.length > 0) await tx.insert(verifications).values(rows);
}

/** As `forgetDevices`, but spares the browser that is made known at the same moment. */
export async function forgetOtherDevices(tx: Db, memberId: string, at: Date): Promise<void> {
  await forgetDevices(tx, memberId, justBefore(at));
}

/**
 * For accounts that are created at this moment. A browser is known to an address, which may have belonged to somebody else before:
 * only browsers that become known from this moment on count for the new account.
 */
export async function startWithoutDevices(tx: Db, memberIds: readonly string[], at: Date): Promise<void> {
  await insertForgotten(tx, memberIds, justBefore(at));
}

const justBefore = (at: Date) => new Date(at.getTime() - 1);

/** When the devices of the account with this address were last forgotten. */
export async function findForgotten(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: verifications.createdAt })
    .from(members)
    .innerJoin(verifications, eq(sql`${members.id}::text`, verifications.value))
    .where(and(eq(members.email, email), eq(verifications.identifier, FORGOTTEN)));
  return row?.at;
}
