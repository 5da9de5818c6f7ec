import type { Db } from '@spindle/platform/database.ts';
import { selectPaidPids } from './queries/lists.ts';

/**
 * The pids that a member has paid for, with whatever address, including paid orders without a member that have the address of the
 * account. @param email in lower case, as in accounts and orders
 */
export function boughtPids(db: Db, member: { memberId: string; email: string }): Promise<string[]> {
  return selectPaidPids(db, member);
}
