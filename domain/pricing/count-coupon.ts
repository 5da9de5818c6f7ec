import type { Db } from '@spindle/platform/database.ts';
import { countUse } from './queries/coupons.ts';

/**
 * Counts one use in the transaction of the order that uses it.
 * @returns false when the last use has gone to somebody else.
 */
export async function countCoupon(tx: Db, code: string): Promise<boolean> {
  return countUse(tx, code);
}
