import type { Db } from '@spindle/platform/database.ts';
import { uncountUse } from './queries/coupons.ts';

/** Releases the use of a cancelled order, in the transaction that cancels it. */
export async function returnCoupon(tx: Db, code: string): Promise<void> {
  await uncountUse(tx, code);
}
