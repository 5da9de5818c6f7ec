import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { MemberNote } from './member-note.ts';
import { memberMerges, memberNotes } from './tables.ts';

/** Newest first. */
export async function selectNotes(db: Db, memberId: string): Promise<MemberNote[]> {
  return db
    .select()
    .from(memberNotes)
    .where(eq(memberNotes.memberId, memberId))
    .orderBy(desc(memberNotes.writtenAt), desc(memberNotes.id));
}

export async function insertNote(tx: Db, note: MemberNote): Promise<void> {
  await tx.insert(memberNotes).values(note);
}

/** Locks the note until the transaction ends, so that other changes wait. */
export async function lockNote(
  tx: Db,
  { memberId, noteId }: { memberId: string; noteId: string },
): Promise<MemberNote | undefined> {
  const [row] = await tx
    .select()
    .from(memberNotes)
    .where(and(eq(memberNotes.id, noteId), eq(memberNotes.memberId, memberId)))
    .for('update');
  return row;
}

export async function updateNote(
  tx: Db,
  id: string,
  changed: { text: string; editedAt: Date },
): Promise<void> {
  await tx.update(memberNotes).set(changed).where(eq(memberNotes.id, id));
}

export async function deleteNote(tx: Db, id: string): Promise<void> {
  await tx.delete(memberNotes).where(eq(memberNotes.id, id));
}

/** The accounts that were merged into a member's, latest first. */
export async function selectMerges(
  db: Db,
  memberId: string,
): Promise<{ lostId: string; lostEmail: string; mergedAt: Date }[]> {
  const { lostId, lostEmail, mergedAt } = memberMerges;
  return db
    .select({ lostId, lostEmail, mergedAt })
    .from(memberMerges)
    .where(eq(memberMerges.memberId, memberId))
    .orderBy(desc(mergedAt));
}

/** Who got these addresses by a merge, and until when the lost account had them. */
export async function selectHoldersOfLost(
  db: Db,
  emails: readonly string[],
): Promise<{ memberId: string; email: string; from: undefined; until: Date }[]> {
  const { memberId, lostEmail, mergedAt } = memberMerges;
  const rows = await db
    .select({ memberId, email: lostEmail, until: mergedAt })
    .from(memberMerges)
    .where(inArray(lostEmail, [...emails]));
  return rows.map((row) => ({ ...row, from: undefined }));
}

/** Who owns an account now that was merged, by its id or its address. */
export async function selectMergedInto(
  db: Db,
  { lostId, lostEmail }: { lostId: string | undefined; lostEmail: string },
): Promise<string[]> {
  const isIt = lostId === undefined ? eq(memberMerges.lostEmail, lostEmail) : eq(memberMerges.lostId, lostId);
  const rows = await db.select({ memberId: memberMerges.memberId }).from(memberMerges).where(isIt);
  return rows.map(({ memberId }) => memberId);
}

export async function updateNotesMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(memberNotes).set({ memberId: to }).where(eq(memberNotes.memberId, from));
}

export async function insertMerge(tx: Db, merge: typeof memberMerges.$inferInsert): Promise<void> {
  await tx.insert(memberMerges).values(merge).onConflictDoNothing();
}

/** Moves the record of merges into one member to another member. */
export async function updateMergesMember(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(memberMerges).set({ memberId: to }).where(eq(memberMerges.memberId, from));
}

/** Amounts in minor units, one per currency: different currencies are never added up. */
export type Sums = readonly { currency: string; amountMinor: number }[];

/** What an account has that a merge moves. */
export interface MergedThings {
  orders: number;
  /** What was paid for the orders, less refunds. */
  paid: Sums;
  imported: number;
  licences: number;
  /** Those that have not ended. */
  subscriptions: number;
  /** Credit of the member's in subscriptions. */
  balances: Sums;
  cards: number;
  guestCards: number;
  trials: number;
  exchangeCodes: number;
  coupons: number;
  notes: number;
}

/** Counts everything that a merge moves. */
export async function selectThings(
  db: Db,
  { memberId, email }: { memberId: string; email: string },
): Promise<MergedThings> {
  const counting = (what: ReturnType<typeof sql>) => sql`(select count(*)::int from ${what})`;
  const summing = (what: ReturnType<typeof sql>) =>
    sql`(select coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amountMinor', sum) order by currency), '[]') from (${what}) sums)`;
  const own = sql`where member_id = ${memberId}`;
  const { rows } = await db.execute<MergedThings & Record<string, unknown>>(sql`select
    ${counting(sql`shop.orders ${own}`)} as orders,
    ${summing(sql`select currency, sum(coalesce(paid_minor, total_minor) - refunded_minor)::bigint from shop.orders
      ${own} and paid_at is not null group by currency`)} as paid,
    ${counting(sql`shop.imported_order_lines ${own}`)} as imported,
    ${counting(sql`shop.licences ${own}`)} as licences,
    ${counting(sql`shop.subscriptions ${own} and state <> 'ended'`)} as subscriptions,
    ${summing(sql`select currency, sum(balance_minor)::bigint from shop.subscriptions
      ${own} and balance_minor > 0 group by currency`)} as balances,
    ${counting(sql`shop.saved_cards ${own}`)} as cards,
    ${counting(sql`shop.guest_cards ${own}`)} as "guestCards",
    ${counting(sql`shop.trials ${own}`)} as trials,
    ${counting(sql`shop.exchange_codes where licence_id in (select id from shop.licences ${own})`)} as "exchangeCodes",
    ${counting(sql`shop.coupons where email = ${email}`)} as coupons,
    ${counting(sql`shop.member_notes ${own}`)} as notes`);
  const [things] = rows;
  if (!things) throw new Error('a count without a row');
  return things;
}

/** What both accounts have, so that somebody has to look at it. */
export interface MergeConflicts {
  /** Products for which both have a subscription that has not ended. */
  subscriptions: readonly string[];
  /** Computers that use seats of both. */
  devices: readonly string[];
  /** Product lines that both have tried. */
  trials: readonly string[];
  /** Providers at which both have a card. */
  cards: readonly string[];
}

export async function selectConflicts(
  db: Db,
  { keptId, lostId }: { keptId: string; lostId: string },
): Promise<MergeConflicts> {
  const list = (what: ReturnType<typeof sql>) => sql`array(select distinct ${what} order by 1)`;
  const { rows } = await db.execute<MergeConflicts & Record<string, unknown>>(sql`select
    ${list(sql`k.product_name from shop.subscriptions k join shop.subscriptions l using (pid)
      where k.member_id = ${keptId} and l.member_id = ${lostId} and k.state <> 'ended' and l.state <> 'ended'`)} as subscriptions,
    ${list(sql`kd.name from shop.licences kl join shop.licence_devices kd on kd.licence_id = kl.id
      join shop.licence_devices ld using (fingerprint) join shop.licences ll on ll.id = ld.licence_id
      where kl.member_id = ${keptId} and ll.member_id = ${lostId}
        and kd.released_at is null and ld.released_at is null`)} as devices,
    ${list(sql`k.product_line from shop.trials k join shop.trials l using (product_line)
      where k.member_id = ${keptId} and l.member_id = ${lostId}`)} as trials,
    ${list(sql`k.provider from shop.saved_cards k join shop.saved_cards l using (provider)
      where k.member_id = ${keptId} and l.member_id = ${lostId}`)} as cards`);
  const [conflicts] = rows;
  if (!conflicts) throw new Error('a list without a row');
  return conflicts;
}
