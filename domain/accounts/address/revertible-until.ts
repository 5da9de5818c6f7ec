import type { Db } from '@spindle/platform/database.ts';
import { REVERT_DAYS } from './address-code.ts';
import { lastUndoableChange } from './queries.ts';

/** Until when a change of a member's address can be undone by the link that went to the old one, where one still can be. */
export async function revertibleUntil(db: Db, memberId: string): Promise<Date | undefined> {
  const changedAt = await lastUndoableChange(db, memberId);
  return changedAt && new Date(changedAt.getTime() + REVERT_DAYS * 86_400_000);
}
