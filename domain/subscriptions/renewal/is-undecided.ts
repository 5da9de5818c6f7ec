import type { Db } from '@spindle/platform/database.ts';
import { isBeingCharged } from './is-being-charged.ts';
import { isWithStaff } from './is-with-staff.ts';

/** Whether an order that waits for its money may be paid yet by what was done for it: nothing is ended or forgotten until that is known. */
export async function isUndecided(tx: Db, orderId: string): Promise<boolean> {
  return (await isBeingCharged(tx, orderId)) || isWithStaff(tx, orderId);
}
