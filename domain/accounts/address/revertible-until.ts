import type { Db } from '@spindle/platform/database.ts';
import { REVERT_DAYS } from './address-code.ts';
import { lastUndoableChange } from './queries.ts';

/** Until when the last change of a member's address can be undone by the link mailed to the old one; undefined if no link can. */
export async function revertibleUntil(db: Db, memberId: string): Promise<Date | undefined> {
  const changedAt = await lastUndoableChange(db, memberId);
  return changedAt && new Date(changedAt.getTime() + REVERT_DAYS * 86_400_000);
}
