import type { Db } from '@spindle/platform/database.ts';
import { selectPaidPids } from './queries/lists.ts';

/**
 * What a member has paid for, at whatever address; of orders that are nobody's yet, what was paid for with the address of
 * the account. @param email as accounts and orders keep it, in lower case
 */
export function boughtPids(db: Db, member: { memberId: string; email: string }): Promise<string[]> {
  return selectPaidPids(db, member);
}
