import type { Db } from '@spindle/platform/database.ts';
import { countUse } from './queries/coupons.ts';

/**
 * Counts one use in the transaction of the order that uses it.
 * @returns false if no use is left.
 */
export async function countCoupon(tx: Db, code: string): Promise<boolean> {
  return countUse(tx, code);
}
