import type { Db } from '@spindle/platform/database.ts';
import { voidActingsOfStaff } from './queries.ts';

/** For who leaves, or gets another role, in the transaction of that: they act as nobody any more, and no ticket of theirs is good. */
export async function endActingsOfStaff(tx: Db, staffId: string): Promise<void> {
  await voidActingsOfStaff(tx, staffId);
}
