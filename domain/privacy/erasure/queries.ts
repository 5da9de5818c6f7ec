import type { Db } from '@spindle/platform/database.ts';
import {
  and,
  asc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  or,
  sql,
} from 'drizzle-orm';
import { undoneAt } from '../../accounts/address/queries.ts';
import { addressChanges, members, sessions, verifications } from '../../accounts/tables.ts';
import { addressPattern } from '../addresses-in-text.ts';
import type { Holder } from '../held-address.ts';
import type { Holding, Subject } from '../holding.ts';
import { erasures } from '../tables.ts';
import type { AskedErasure, InTheWay } from './erasure.ts';

/** Holds a member's row until the transaction ends, so that changes to who can log in happen one after the other. */
export async function holdMember(
  tx: Db,
  memberId: string,
): Promise<{ email: string; closedAt: Date | null } | undefined> {
  const [row] = await tx
    .select({ email: members.email, closedAt: members.closedAt })
    .from(members)
    .where(eq(members.id, memberId))
    .for('update');
  return row;
}

/**
 * Makes an undo, which locks the member's row, wait until the transaction ends. Weaker than `holdMember`: a transaction that has
 * locked an order or a subscription and writes a row that names the member must not wait for one that waits for these.
 */
export async function keepMember(tx: Db, memberId: string): Promise<void> {
  await tx.select({ id: members.id }).from(members).where(eq(members.id, memberId)).for('key share');
}

/** Whether a session of the member still exists. */
export async function hasSession(
  tx: Db,
  { memberId, sessionId }: { memberId: string; sessionId: string },
): Promise<boolean> {
  const [row] = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, memberId)));
  return row !== undefined;
}

export async function putErasure(tx: Db, asked: AskedErasure & { memberId: string }): Promise<void> {
  const row = { ...asked, waitsFor: [] };
  // A row may be left over if the account was reopened in another way.
  await tx.insert(erasures).values(row).onConflictDoUpdate({ target: erasures.memberId, set: row });
}

/** The erasure that a member has asked for, while their account is closed because of it. */
export async function selectErasure(db: Db, memberId: string): Promise<AskedErasure | undefined> {
  const [row] = await db
    .select({ askedAt: erasures.askedAt, dueAt: erasures.dueAt })
    .from(erasures)
    .innerJoin(members, eq(members.id, erasures.memberId))
    .where(and(eq(erasures.memberId, memberId), isNotNull(members.closedAt), isNull(members.erasedAt)));
  return row;
}

/** Members whose erasure is due, longest waiting first. */
export async function selectDueErasures(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .select({ memberId: erasures.memberId })
    .from(erasures)
    .innerJoin(members, eq(members.id, erasures.memberId))
    // The row of an account that was reopened in another way is left over and has no effect.
    .where(and(lte(erasures.dueAt, now), isNotNull(members.closedAt), isNull(members.erasedAt)))
    .orderBy(asc(erasures.dueAt), asc(erasures.memberId));
  return rows.map(({ memberId }) => memberId);
}

/** When the next erasure is due. One that is due already and has to wait does not count. */
export async function selectNextErasure(db: Db, now: Date): Promise<Date | undefined> {
  const [row] = await db
    .select({ dueAt: erasures.dueAt })
    .from(erasures)
    .where(gt(erasures.dueAt, now))
    .orderBy(asc(erasures.dueAt))
    .limit(1);
  return row?.dueAt;
}

export async function noteWaitsFor(tx: Db, memberId: string, waitsFor: InTheWay[]): Promise<void> {
  await tx.update(erasures).set({ waitsFor }).where(eq(erasures.memberId, memberId));
}

export async function deleteErasure(tx: Db, memberId: string): Promise<void> {
  await tx.delete(erasures).where(eq(erasures.memberId, memberId));
}

const nameOf = (tokenHash: string) => `erasure ${tokenHash}`;

export async function insertUndoToken(
  db: Db,
  { tokenHash, memberId, expiresAt }: { tokenHash: string; memberId: string; expiresAt: Date },
): Promise<void> {
  await db.insert(verifications).values({ identifier: nameOf(tokenHash), value: memberId, expiresAt });
}

/** The erasure that a link undoes, if it still works. */
export async function findUndo(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<{ memberId: string; email: string; dueAt: Date } | undefined> {
  const [row] = await db
    .select({ memberId: members.id, email: members.email, dueAt: erasures.dueAt })
    .from(verifications)
    .innerJoin(members, eq(sql`${members.id}::text`, verifications.value))
    .innerJoin(erasures, eq(erasures.memberId, members.id))
    .where(
      and(
        eq(verifications.identifier, nameOf(tokenHash)),
        gt(verifications.expiresAt, now),
        gt(erasures.dueAt, now),
        isNotNull(members.closedAt),
      ),
    );
  return row;
}

export async function deleteUndoTokens(tx: Db, memberId: string): Promise<void> {
  await tx
    .delete(verifications)
    .where(and(eq(verifications.value, memberId), like(verifications.identifier, nameOf('%'))));
}

/** The earlier addresses of a member's account. */
export async function selectFormerAddresses(tx: Db, memberId: string): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ email: addressChanges.oldEmail })
    .from(addressChanges)
    .where(and(eq(addressChanges.memberId, memberId), isNotNull(addressChanges.changedAt)));
  return rows.map(({ email }) => email);
}

/**
 * Who has and had these addresses, as far as changes of address tell: from when an account got the address, or began with it,
 * until it changed to another.
 */
export async function selectHolders(tx: Db, emails: readonly string[]): Promise<Holder[]> {
  const { memberId, oldEmail, newEmail, changedAt } = addressChanges;
  const moves = await tx
    .select({ memberId, oldEmail, newEmail, changedAt, undoneAt, createdAt: members.createdAt })
    .from(addressChanges)
    .innerJoin(members, eq(members.id, memberId))
    .where(and(isNotNull(changedAt), or(inArray(oldEmail, [...emails]), inArray(newEmail, [...emails]))))
    .orderBy(changedAt);
  const present = await tx
    .select({ memberId: members.id, email: members.email, createdAt: members.createdAt })
    .from(members)
    .where(inArray(members.email, [...emails]));
  const held: Holder[] = [];
  for (const { memberId: who, createdAt, ...move } of moves) {
    const at = move.changedAt as Date;
    if (emails.includes(move.oldEmail)) {
      const had = held.findLast(
        ({ memberId: id, email, until }) =>
          id === who && email === move.oldEmail && (until === undefined || until > at),
      );
      if (had) had.until = at;
      // The change may come from an account that was merged into this one: nothing tells when that began.
      else
        held.push({
          memberId: who,
          email: move.oldEmail,
          from: createdAt < at ? createdAt : undefined,
          until: at,
        });
    }
    // After an undo the account had its earlier address again.
    const until = move.undoneAt ?? undefined;
    if (emails.includes(move.newEmail)) held.push({ memberId: who, email: move.newEmail, from: at, until });
  }
  for (const { memberId: who, email, createdAt } of present) {
    const before = held.filter((one) => one.memberId === who && one.email === email);
    if (before.some(({ until }) => until === undefined)) continue;
    const back = moves.findLast((one) => one.memberId === who && one.oldEmail === email)?.undoneAt;
    const from = back ?? before.at(-1)?.until ?? createdAt;
    held.push({ memberId: who, email, from, until: undefined });
  }
  // If nothing tells when an address was left again, no time after its start counts as theirs.
  for (const one of held) {
    if (one.until !== undefined || present.some((p) => p.memberId === one.memberId && p.email === one.email))
      continue;
    one.until = one.from;
  }
  return held;
}

/** Tells the triggers of append-only tables that this transaction erases. */
export async function announceErasure(tx: Db): Promise<void> {
  await tx.execute(sql`select set_config('shop.erases', 'on', true)`);
}

/** Erases the rows of one table as the register says. */
export async function eraseRows(tx: Db, { table, of, erasure }: Holding, subject: Subject): Promise<void> {
  switch (erasure.kind) {
    case 'delete':
      await tx.delete(table).where(of(subject));
      break;
    case 'overwrite':
      await tx.update(table).set(erasure.columns).where(of(subject));
      break;
    case 'keep':
      break;
    default:
      erasure satisfies never;
  }
}

export async function markErased(tx: Db, memberId: string, at: Date): Promise<void> {
  await tx.update(members).set({ closedAt: at, erasedAt: at, updatedAt: at }).where(eq(members.id, memberId));
}

/** Ids by which jobs may name a person: their own, and those of their orders, licences and subscriptions. */
export async function selectIdsOf(tx: Db, holdings: readonly Holding[], subject: Subject): Promise<string[]> {
  const ids = new Set([subject.memberId]);
  for (const { table, of, exported = true } of holdings) {
    const { id } = getTableColumns(table);
    if (!exported || id?.dataType !== 'string') continue;
    for (const row of await tx.select({ id }).from(table).where(of(subject))) ids.add(String(row.id));
  }
  return [...ids];
}

/** Whether a job is waiting or running whose data name one of these ids or addresses, apart from the erasure's own job. */
export async function hasJobAbout(
  tx: Db,
  { ids, emails, besides }: { ids: readonly string[]; emails: readonly string[]; besides: string },
): Promise<boolean> {
  const { rows } = await tx.execute<{ found: boolean }>(sql`
    select exists (
      select from jobs.job
      where state <= 'active' and name <> ${besides} and name not like '%.failed'
        and (data::text ~* ${addressPattern(emails)}
          or exists (select from json_array_elements_text(${JSON.stringify(ids)}::json) named (one) where position(one in data::text) > 0))
    ) as found`);
  return rows[0]?.found === true;
}

/**
 * Deletes jobs that are over, or have failed for good, and name one of these addresses. A waiting job stays: none was waiting
 * when the erasure looked, so it was queued since, perhaps for somebody who has got a former address.
 */
export async function deleteJobsNaming(tx: Db, emails: readonly string[]): Promise<void> {
  const pattern = addressPattern(emails);
  await tx.execute(sql`
    delete from jobs.job
    where (state > 'active' or name like '%.failed') and (data::text ~* ${pattern} or singleton_key ~* ${pattern}
      or output::text ~* ${pattern} or source_output::text ~* ${pattern})`);
}
