import type { Db } from '@spindle/platform/database.ts';
import { updateNotesMember } from './queries.ts';

/** Moves the notes of staff from one member to another. */
export async function handOverNotes(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateNotesMember(tx, accounts);
}
