import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOrders } from '../orders/find-orders.ts';
import { type Order, paidFor } from '../orders/order.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import { listDisputes } from '../payments/disputes/list-disputes.ts';

/** How many are listed. */
const LISTED = 50;

/** Disputes with their orders' numbers, for staff, in the order of `listDisputes`. See `exceedsPayment`. */
export async function latestDisputes({
  db,
  clock,
}: {
  db: Db;
  clock: Clock;
}): Promise<{ dispute: Dispute; orderNumber: string; exceeds: boolean }[]> {
  const disputes = await listDisputes(db, { limit: LISTED, now: clock.now() });
  const orders = await findOrders(
    db,
    disputes.map(({ orderId }) => orderId),
  );
  return disputes.map((dispute) => {
    const order = orders.get(dispute.orderId);
    const exceeds = order !== undefined && dispute.state !== 'won' && exceedsPayment(order, dispute);
    return { dispute, orderNumber: order?.number ?? '', exceeds };
  });
}

/** Whether a bank takes more than is left of an order's payment after refunds. */
export function exceedsPayment(
  order: Order,
  { amountMinor, currency }: Pick<Dispute, 'amountMinor' | 'currency'>,
): boolean {
  const paid = paidFor(order);
  return currency === paid.currency && order.refundedMinor + amountMinor > paid.amountMinor;
}
