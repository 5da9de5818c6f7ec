import { z } from 'zod';
import type { memberNotes } from './tables.ts';

/** What a member of staff has noted about a member. */
export type MemberNote = typeof memberNotes.$inferSelect;

export const LONGEST_NOTE = 4000;

/** As it is kept. */
export const noteText = z.string().trim().min(1).max(LONGEST_NOTE);
