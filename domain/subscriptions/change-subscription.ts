import type { Db } from '@spindle/platform/database.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/order.ts';
import { lockSubscription, type SubscriptionPeriod, selectOpenPeriod } from './queries.ts';
import type { Subscription } from './subscription.ts';

/** A period whose order waits for its money. */
export interface OpenPeriod extends SubscriptionPeriod {
  order: Order;
}

/** Gives up the locks; somebody has placed or settled an order in between. */
class MovedOn extends Error {}

/**
 * Changes a subscription that nobody else can change meanwhile, in one transaction. The order of a renewal that is under
 * way is locked first, as everywhere: the order before the subscription, the subscription before its licence.
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
        const before = await selectOpenPeriod(tx, id);
        const order = before && (await lockOrder(tx, before.orderId));
        const subscription = await lockSubscription(tx, id);
        if (!subscription) return undefined;
        const open = await selectOpenPeriod(tx, id);
        if (open?.orderId !== before?.orderId) throw new MovedOn();
        return change(tx, subscription, open && order && { ...open, order });
      });
    } catch (error) {
      if (!(error instanceof MovedOn)) throw error;
    }
  }
}
