import type { Db } from '@spindle/platform/database.ts';
import { moveOrder } from '../orders/move-order.ts';
import type { Order } from '../orders/order.ts';
import type { FulfilDeps } from './deps.ts';
import { grantOrder } from './grant-order.ts';
import { waitsForReview } from './waits-for-review.ts';

/**
 * Fulfils an order that costs nothing, without a provider. Runs in the transaction that places the order, so that order and
 * licences are stored together or not at all. If the order has to be reviewed, staff accept or cancel it.
 */
export async function fulfilFreeOrder(
  tx: Db,
  deps: Pick<FulfilDeps, 'ensureMember' | 'grantsItself' | 'tellFulfilled' | 'riskReviewScore'>,
  { id, number, totalMinor, currency, placedAt: at }: Order,
): Promise<Order> {
  if (totalMinor !== 0) throw new Error(`order ${number} is not for nothing`);
  if (await waitsForReview(tx, deps, id)) {
    const held = await moveOrder(tx, id, { to: 'review', reason: 'risk' });
    if (!held) throw new Error(`order ${number} has just been placed and is not pending`);
    return held;
  }
  const paid = { amountMinor: 0, currency };
  const claimed = await moveOrder(tx, id, { to: 'paid', from: 'pending', at, paid });
  if (!claimed) throw new Error(`order ${number} has just been placed and is not pending`);
  await grantOrder(tx, deps, claimed, at);
  return claimed;
}
