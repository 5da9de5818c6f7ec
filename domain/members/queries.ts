import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { MemberNote } from './member-note.ts';
import { memberMerges, memberNotes } from './tables.ts';

/** The newest first. */
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

/** Others who want to change it wait until the transaction ends. */
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

/** The accounts that have become part of a member's, the latest first. */
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

/** Whose account one is now, by the id or the address that it had. */
export async function selectMergedInto(
  db: Db,
  { lostId, lostEmail }: { lostId: string | undefined; lostEmail: string },
): Promise<string[]> {
  const isIt = lostId === undefined ? eq(memberMerges.lostEmail, lostEmail) : eq(memberMerges.lostId, lostId);
  const rows = await db.select({ memberId: memberMerges.memberId }).from(memberMerges).where(isIt);
  return rows.map(({ memberId }) => memberId);
}
