import type { Db } from '@spindle/platform/database.ts';
import { REVERT_DAYS } from './address-code.ts';
import { lastAddressChange } from './queries.ts';

/** Until when the last change of a member's address can be undone by the link that went to the old one. */
export async function revertibleUntil(db: Db, memberId: string): Promise<Date | undefined> {
  const changedAt = await lastAddressChange(db, memberId);
  return changedAt && new Date(changedAt.getTime() + REVERT_DAYS * 86_400_000);
}
