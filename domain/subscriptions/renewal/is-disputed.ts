import type { Db } from '@spindle/platform/database.ts';
import { findOrders } from '../../orders/find-orders.ts';
import { selectOrdersOfPeriods } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';

/** Whether the payment of any period of a subscription is disputed. */
export async function isDisputed(tx: Db, { id }: Pick<Subscription, 'id'>): Promise<boolean> {
  const orders = await findOrders(tx, await selectOrdersOfPeriods(tx, id));
  return [...orders.values()].some(({ state }) => state === 'disputed');
}
