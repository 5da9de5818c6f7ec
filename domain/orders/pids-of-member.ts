import type { Db } from '@spindle/platform/database.ts';
import { selectPidsOfMember } from './queries/lists.ts';

/** The products in the orders that a member sees. */
export function pidsOfMember(db: Db, memberId: string): Promise<string[]> {
  return selectPidsOfMember(db, memberId);
}
