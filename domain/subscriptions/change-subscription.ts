import type { Db } from '@spindle/platform/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { voidCredits } from '../payments/credits/void-credits.ts';
import {
  deletePeriod,
  type SubscriptionPeriod,
  selectOpenPeriod,
  selectOrdersToLock,
} from './periods/queries.ts';
import { lockSubscription } from './queries.ts';
import { isUndecided } from './renewal/is-undecided.ts';
import type { Subscription } from './subscription.ts';

/** A period whose order awaits payment. */
export type OpenPeriod = SubscriptionPeriod;

/** Rolls back to release the locks: another transaction has placed or settled an order in between. */
class MovedOn extends Error {}

/**
 * Changes a subscription under locks, in one transaction. The order of the last paid period and that of the open period are
 * locked first, the older one before the newer. The lock order is the same everywhere: orders, subscription, licence. So
 * nothing that the change may credit is refunded meanwhile.
 * @param change gets `open`, the period whose order awaits payment, if there is one.
 * @returns undefined when there is no such subscription.
 */
export async function changeSubscription<Result>(
  db: Db,
  id: string,
  change: (tx: Db, subscription: Subscription, open: OpenPeriod | undefined) => Promise<Result>,
): Promise<Result | undefined> {
  for (;;) {
    try {
      return await db.transaction(async (tx) => {
        const before = await selectOrdersToLock(tx, id);
        for (const orderId of before) await lockOrder(tx, orderId);
        const subscription = await lockSubscription(tx, id);
        if (!subscription) return undefined;
        const open = await selectOpenPeriod(tx, id);
        if ((await selectOrdersToLock(tx, id)).join() !== before.join()) throw new MovedOn();
        const forgotten = open && (await forgetSwitch(tx, subscription, open));
        return change(tx, subscription, forgotten ? undefined : open);
      });
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error;
    }
  }
}

/** Whether the open period is a change of term, which starts within the paid period, rather than a renewal. */
export function isSwitch(
  open: Pick<OpenPeriod, 'startsAt'>,
  { periodEnd }: Pick<Subscription, 'periodEnd'>,
): boolean {
  return open.startsAt < periodEnd;
}

/** Drops a change of term whose payment came to nothing, so that it does not block other changes. */
async function forgetSwitch(tx: Db, subscription: Subscription, open: OpenPeriod): Promise<boolean> {
  if (!isSwitch(open, subscription) || (await isUndecided(tx, open.orderId))) return false;
  await forgetPeriod(tx, open);
  return true;
}

/**
 * Drops an open period, which is not to be paid any more. The subscription stays as it is and may get another period. Call it
 * only when the payment is decided (`isUndecided`): then no payment page is left open.
 */
export async function forgetPeriod(tx: Db, open: OpenPeriod): Promise<void> {
  await moveOrder(tx, open.orderId, { to: 'cancelled', from: 'pending' });
  await deletePeriod(tx, open);
  await voidCredits(tx, open.lineId);
}
