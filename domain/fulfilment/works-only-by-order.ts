import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { licencesOnlyOfOrder } from '../licences/licences-only-of-order.ts';
import { ordersOfSameLicences } from '../licences/orders-of-same-licences.ts';
import { findOrders } from '../orders/find-orders.ts';
import type { Order } from '../orders/order.ts';
import { linesPaidWith } from '../payments/credits/lines-paid-with.ts';

/**
 * The licences that work now only because of an order's payment, and are suspended while that is disputed. Grants of other
 * disputed orders do not count as a reason to work, nor do grants that were paid for later with credit from any of these orders.
 */
export async function worksOnlyByOrder(
  deps: { db: Db; clock: Clock },
  { id: orderId, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<string[]> {
  const others = await findOrders(deps.db, await ordersOfSameLicences(deps.db, orderId));
  const disputed = [...others.values()].filter(({ state }) => state === 'disputed');
  const held = [...lines, ...disputed.flatMap((other) => other.lines)].map(({ id }) => id);
  const lineIds = [...held, ...(await linesPaidWith(deps.db, held))];
  return licencesOnlyOfOrder(deps, { orderId, lineIds });
}
