import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { eraseUnpaidBefore } from './queries/write.ts';

export interface EraseDeps {
  db: Db;
  clock: Clock;
}

/**
 * How long the address of somebody who did not pay is kept: as long as the money of a slow bank transfer may
 * still come, or the buyer ask what became of the order.
 */
export const UNPAID_KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
/** Rows at a time, so that nobody waits for a lock. */
const BATCH = 500;

/**
 * Erases who placed the orders that nobody paid: address, member and country. What was ordered stays, for the
 * reports. One whose payment may still succeed is left until that has ended and the order is cancelled; one that is or
 * was in review had money in it and is kept. Money that comes even later finds nobody to give anything to: the order
 * goes to review.
 * @returns how many were erased.
 */
export async function eraseUnpaidOrders(deps: EraseDeps, batch = BATCH): Promise<number> {
  const before = new Date(deps.clock.now().getTime() - UNPAID_KEPT_DAYS * DAY_MS);
  let erased = 0;
  for (;;) {
    const now = await eraseUnpaidBefore(deps.db, before, batch);
    erased += now;
    if (now < batch) return erased;
  }
}
