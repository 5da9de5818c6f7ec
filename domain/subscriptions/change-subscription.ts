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

/** A period whose order waits for its money. */
export type OpenPeriod = SubscriptionPeriod;

/** Gives up the locks; somebody has placed or settled an order in between. */
class MovedOn extends Error {}

/**
 * Changes a subscription that nobody else can change meanwhile, in one transaction. First the orders of what was paid
 * last and of what waits for its money are locked, the older one before, as everywhere: orders before the subscription,
 * the subscription before its licence. So nothing is refunded meanwhile that the change may credit.
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

/** Whether what waits for its money is a change of term, within the period that is paid for, and no renewal. */
export function isSwitch(
  open: Pick<OpenPeriod, 'startsAt'>,
  { periodEnd }: Pick<Subscription, 'periodEnd'>,
): boolean {
  return open.startsAt < periodEnd;
}

/** A change of term whose payment came to nothing stands in the way of nothing. */
async function forgetSwitch(tx: Db, subscription: Subscription, open: OpenPeriod): Promise<boolean> {
  if (!isSwitch(open, subscription) || (await isUndecided(tx, open.orderId))) return false;
  await forgetPeriod(tx, open);
  return true;
}

/**
 * Nobody is to pay it any more. The subscription stays as it is, and may have another one. Only for one that is decided
 * (`isUndecided`): no page stands open for it that would have to be closed.
 */
export async function forgetPeriod(tx: Db, open: OpenPeriod): Promise<void> {
  await moveOrder(tx, open.orderId, { to: 'cancelled', from: 'pending' });
  await deletePeriod(tx, open);
  await voidCredits(tx, open.lineId);
}
