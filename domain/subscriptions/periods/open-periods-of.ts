import type { Db } from '@spindle/platform/database.ts';
import { findOrders } from '../../orders/find-orders.ts';
import type { Order } from '../../orders/order.ts';
import type { Subscription } from '../subscription.ts';
import { type SubscriptionPeriod, selectOpenPeriods } from './queries.ts';

/** By subscription id: the period that was not paid yet, with its order. Subscriptions without one are left out. */
export type OpenPeriods = ReadonlyMap<string, SubscriptionPeriod & { order: Order | undefined }>;

/** The periods of these subscriptions whose orders await payment. */
export async function openPeriodsOf(
  db: Db,
  subscriptions: readonly Pick<Subscription, 'id'>[],
): Promise<OpenPeriods> {
  if (subscriptions.length === 0) return new Map();
  const periods = await selectOpenPeriods(
    db,
    subscriptions.map(({ id }) => id),
  );
  if (periods.length === 0) return new Map();
  const orders = await findOrders(
    db,
    periods.map(({ orderId }) => orderId),
  );
  return new Map(
    periods.map((period) => [period.subscriptionId, { ...period, order: orders.get(period.orderId) }]),
  );
}
