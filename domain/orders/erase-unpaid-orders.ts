import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { eraseUnpaidBefore } from './queries/write.ts';

export interface EraseDeps {
  db: Db;
  clock: Clock;
}

/**
 * How long the address of a buyer who did not pay is kept: a slow bank transfer may still arrive, or the buyer may ask about the
 * order.
 */
export const UNPAID_KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;
/** Rows per statement, so that locks are short. */
const BATCH = 500;

/**
 * Erases the buyers of unpaid orders: address, member and country. What was ordered stays, for reports. An order whose payment
 * may still succeed is left until the payment has ended and the order is cancelled; an order that is or was in review had been
 * paid and is kept. If an erased order is paid even later, nobody can get a licence: it goes to review.
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
