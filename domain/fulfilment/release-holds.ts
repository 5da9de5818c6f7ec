import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { findPayment } from '../payments/find-payment.ts';
import { findScarceHolders } from '../pricing/find-scarce-holders.ts';
import type { SettleDeps } from './deps.ts';
import { supersedePayment } from './supersede-payment.ts';

/** How long an unpaid order keeps the last use of something from others, in ms: time to pay, the bank's question included. */
export const SCARCE_HOLD_MS = 15 * 60_000;
/** Asked for at the same time. */
const BATCH = 4;

/**
 * Ends unpaid orders that have kept the last uses of a coupon or a promotion long enough, so that others can have them.
 * While there are uses left for everybody, an unpaid order keeps its own as long as its payment page is open. What was
 * paid just before counts; a provider that can't be asked is asked again in a minute.
 * @returns how many have ended.
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
