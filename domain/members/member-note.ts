import { z } from 'zod';
import type { memberNotes } from './tables.ts';

/** A note by a member of staff about a member. */
export type MemberNote = typeof memberNotes.$inferSelect;

export const LONGEST_NOTE = 4000;

/** The text as it is stored. */
export const noteText = z.string().trim().min(1).max(LONGEST_NOTE);
