import type { Db } from '@spindle/platform/database.ts';
import { isBeingCharged } from './is-being-charged.ts';
import { isWithStaff } from './is-with-staff.ts';

/** Whether a charge or review under way may still pay an order. Until that is decided, nothing is ended or dropped. */
export async function isUndecided(tx: Db, orderId: string): Promise<boolean> {
  return (await isBeingCharged(tx, orderId)) || isWithStaff(tx, orderId);
}
