import { knownDevice } from '@spindle/platform/cookies/table.ts';
import type { Db } from '@spindle/platform/database.ts';
import { and, eq, gt, gte, like, sql } from 'drizzle-orm';
import { members, verifications } from '../tables.ts';

const nameOf = (tokenHash: string) => `denial ${tokenHash}`;

/** Keeps a link that denies a log-in. Only the token's SHA-256 is stored. */
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

/** Uses a token up; false when another request was first. */
export async function takeDenialToken(tx: Db, tokenHash: string): Promise<boolean> {
  const taken = await tx
    .delete(verifications)
    .where(eq(verifications.identifier, nameOf(tokenHash)))
    .returning({ id: verifications.id });
  return taken.length > 0;
}

/** Ends all such links of a member, and what is known of forgotten devices. @returns how many links have ended */
export async function deleteDenialTokens(tx: Db, memberId: string): Promise<number> {
  const { value, identifier } = verifications;
  const ended = await tx
    .delete(verifications)
    .where(and(eq(value, memberId), like(identifier, nameOf('%'))))
    .returning({ identifier });
  return ended.filter((one) => one.identifier !== FORGOTTEN).length;
}

/** Ends those of log-ins since then; what is known of forgotten devices goes with them, and is said anew by `forgetDevices`. */
export async function deleteDenialTokensSince(tx: Db, memberId: string, since: Date): Promise<void> {
  const { value, identifier, createdAt } = verifications;
  await tx
    .delete(verifications)
    .where(and(eq(value, memberId), like(identifier, nameOf('%')), gte(createdAt, since)));
}

/** Stands beside the links, whose names are of 43 characters, until no cookie of before is good any more. */
const FORGOTTEN = nameOf('of devices');

/** From now on the browsers in which an account was used until now are new ones. @param at a log-in of that moment is forgotten, too */
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

/** As `forgetDevices`, but for the browser that is made known in the same moment. */
export async function forgetOtherDevices(tx: Db, memberId: string, at: Date): Promise<void> {
  await forgetDevices(tx, memberId, justBefore(at));
}

/**
 * For accounts that begin at this moment. A browser is known to an address, which somebody else may have had before: only browsers
 * that are made known from this moment on count for the new account.
 */
export async function startWithoutDevices(tx: Db, memberIds: readonly string[], at: Date): Promise<void> {
  await insertForgotten(tx, memberIds, justBefore(at));
}

const justBefore = (at: Date) => new Date(at.getTime() - 1);

/** When the devices of the account with this address were forgotten last. */
export async function findForgotten(db: Db, email: string): Promise<Date | undefined> {
  const [row] = await db
    .select({ at: verifications.createdAt })
    .from(members)
    .innerJoin(verifications, eq(sql`${members.id}::text`, verifications.value))
    .where(and(eq(members.email, email), eq(verifications.identifier, FORGOTTEN)));
  return row?.at;
}
