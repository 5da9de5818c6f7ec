import type { Db } from '@spindle/platform/database.ts';
import { countOfMember } from './queries/lists.ts';

/** How many orders a member sees in their list, without unpaid ones. */
export function countOrders(db: Db, memberId: string): Promise<number> {
  return countOfMember(db, memberId);
}
