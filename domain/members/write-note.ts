import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { holdAccount } from '../accounts/desk/hold-account.ts';
import { findAddress } from '../accounts/find-address.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { noteText } from './member-note.ts';
import { deleteNote, insertNote, lockNote, updateNote } from './queries.ts';

type NoteProblem = 'not_allowed' | 'not_found' | 'note_invalid';
export type NoteResult = { ok: true } | { ok: false; error: NoteProblem };

const refused = (error: NoteProblem): NoteResult => ({ ok: false, error });

/*
 * Notes are in the member's export and are erased with their data, while audit entries stay. So the audit says that a note was
 * written, by whom and how long it was, but not what it said.
 */

/** Writes a note about a member, for staff. @param text 1 to `LONGEST_NOTE` characters */
export async function writeNote(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, text }: { memberId: string; text: string },
): Promise<NoteResult> {
  const written = noteText.safeParse(text);
  return db.transaction(async (tx) => {
    if (actor.kind !== 'staff' || !(await mayAct(tx, actor, 'member_notes'))) return refused('not_allowed');
    if (!written.success) return refused('note_invalid');
    // Locks the member first: nothing is noted about a member who is being erased or merged.
    await holdAccount(tx, memberId);
    if (!(await findAddress(tx, memberId))) return refused('not_found');
    const writtenAt = clock.now();
    const id = randomUUID();
    const { staffId: authorId, email: authorEmail } = actor;
    await insertNote(tx, {
      id,
      memberId,
      authorId,
      authorEmail,
      text: written.data,
      writtenAt,
      editedAt: null,
    });
    await audit(tx, actor, { memberId, at: writtenAt, action: 'member.note', after: written.data });
    return { ok: true };
  });
}

/** Changes one's own note. */
export async function editNote(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, noteId, text }: { memberId: string; noteId: string; text: string },
): Promise<NoteResult> {
  const written = noteText.safeParse(text);
  return db.transaction(async (tx) => {
    if (actor.kind !== 'staff' || !(await mayAct(tx, actor, 'member_notes'))) return refused('not_allowed');
    const note = await lockNote(tx, { memberId, noteId });
    if (!note) return refused('not_found');
    if (note.authorId !== actor.staffId) return refused('not_allowed');
    if (!written.success) return refused('note_invalid');
    const editedAt = clock.now();
    await updateNote(tx, noteId, { text: written.data, editedAt });
    const { text: before } = note;
    await audit(tx, actor, {
      memberId,
      at: editedAt,
      action: 'member.edit_note',
      before,
      after: written.data,
    });
    return { ok: true };
  });
}

/** Removes one's own note or, with the permission for it, anybody's. */
export async function removeNote(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { memberId, noteId }: { memberId: string; noteId: string },
): Promise<NoteResult> {
  return db.transaction(async (tx) => {
    if (actor.kind !== 'staff') return refused('not_allowed');
    const note = await lockNote(tx, { memberId, noteId });
    const isOwn = note?.authorId === actor.staffId;
    if (!(await mayAct(tx, actor, isOwn ? 'member_notes' : 'member_note_removal')))
      return refused('not_allowed');
    if (!note) return refused('not_found');
    await deleteNote(tx, noteId);
    await audit(tx, actor, { memberId, at: clock.now(), action: 'member.remove_note', before: note.text });
    return { ok: true };
  });
}

async function audit(
  tx: Db,
  actor: Actor,
  {
    memberId,
    at,
    action,
    before,
    after,
  }: { memberId: string; at: Date; action: string; before?: string; after?: string },
): Promise<void> {
  const length = (text: string | undefined) => (text === undefined ? null : { note: text.length });
  await writeAudit(tx, actor, {
    ...{ action, subject: { kind: 'member', id: memberId }, at },
    before: length(before),
    after: length(after),
  });
}
