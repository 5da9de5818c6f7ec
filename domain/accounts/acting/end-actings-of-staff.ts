import type { Db } from '@spindle/platform/database.ts';
import { voidActingsOfStaff } from './queries.ts';

/** Ends all actings and tickets of a member of staff who leaves, logs out, or gets another role or password, in that transaction. */
export async function endActingsOfStaff(tx: Db, staffId: string): Promise<void> {
  await voidActingsOfStaff(tx, staffId);
}
