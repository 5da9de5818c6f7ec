import type { Db } from '@spindle/platform/database.ts';
import { selectIsBrought } from './queries.ts';

/**
 * Whether the member is a customer of another system, even if the import did not make the account, or has a licence, a
 * subscription or a past order from there.
 */
export async function isBrought(db: Db, memberId: string): Promise<boolean> {
  return selectIsBrought(db, memberId);
}
