import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { findPayment } from '../payments/find-payment.ts';
import { findScarceHolders } from '../pricing/find-scarce-holders.ts';
import type { SettleDeps } from './deps.ts';
import { supersedePayment } from './supersede-payment.ts';

/** How long an unpaid order may hold the last use of something, in ms: time to pay, including the bank's confirmation. */
export const SCARCE_HOLD_MS = 15 * 60_000;
/** How many are released at the same time. */
const BATCH = 4;

/**
 * Ends unpaid orders that have held the last uses of a coupon or a promotion for long enough, so that other buyers can have them.
 * While uses are left, an unpaid order keeps its own as long as its payment page is open. If an order was paid just before, it
 * stays; if its provider can't be asked, it is tried again in a minute.
 * @returns how many orders have ended.
 */
export async function releaseHolds(deps: SettleDeps): Promise<number> {
  const now = deps.clock.now();
  const placedBefore = new Date(now.getTime() - SCARCE_HOLD_MS);
  const held = await findScarceHolders(deps.db, { at: now, placedBefore });
  let ended = 0;
  for (let at = 0; at < held.length; at += BATCH) {
    const released = await Promise.all(held.slice(at, at + BATCH).map((orderId) => release(deps, orderId)));
    ended += released.filter(Boolean).length;
  }
  return ended;
}

async function release(deps: SettleDeps, orderId: string): Promise<boolean> {
  try {
    const payment = await findPayment(deps.db, { orderId });
    return payment !== undefined && (await supersedePayment(deps, payment)) === 'ended';
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, orderId }, 'an order keeps what others wait for');
    return false;
  }
}
