import type { Db } from '@spindle/platform/database.ts';
import { selectHadAddress } from './queries.ts';

/** Whether this was a member's address before they changed it, and no other proved account has it now. */
export function hadAddress(db: Db, of: { memberId: string; email: string }): Promise<boolean> {
  return selectHadAddress(db, of);
}
