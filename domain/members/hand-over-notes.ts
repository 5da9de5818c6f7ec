import type { Db } from '@spindle/platform/database.ts';
import { updateNotesMember } from './queries.ts';

/** Makes what staff have noted of one member notes of another one. */
export async function handOverNotes(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateNotesMember(tx, accounts);
}
