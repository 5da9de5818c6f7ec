import type { Db } from '@spindle/platform/database.ts';
import { uncountUse } from './queries/coupons.ts';

/** Gives the use of a cancelled order back, in the transaction that cancels it. */
export async function returnCoupon(tx: Db, code: string): Promise<void> {
  await uncountUse(tx, code);
}
