import type { Db } from '@spindle/platform/database.ts';
import { selectHadAddress } from './queries.ts';

/** Whether this was the address of a member's account before it moved, and is that of nobody else by now. */
export function hadAddress(db: Db, of: { memberId: string; email: string }): Promise<boolean> {
  return selectHadAddress(db, of);
}
