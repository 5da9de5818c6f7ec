import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { licencesOnlyOfOrder } from '../licences/licences-only-of-order.ts';
import type { Order } from '../orders/order.ts';
import { linesPaidWith } from '../payments/credits/lines-paid-with.ts';

/** The licences that work now only because of an order's money, and so rest while a bank looks at it. */
export async function worksOnlyByOrder(
  deps: { db: Db; clock: Clock },
  { id: orderId, lines }: Pick<Order, 'id' | 'lines'>,
): Promise<string[]> {
  const lineIds = lines.map(({ id }) => id);
  return licencesOnlyOfOrder(deps, { orderId, lineIds: await linesPaidWith(deps.db, lineIds) });
}
