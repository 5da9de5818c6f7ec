import type { Db } from '@spindle/platform/database.ts';
import { findMember } from './queries.ts';

/** Whether nobody can log in to a member's account, because their data are about to be erased or were. */
export async function isAccountClosed(db: Db, memberId: string): Promise<boolean> {
  return (await findMember(db, memberId))?.closedAt != null;
}
