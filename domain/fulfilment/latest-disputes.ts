import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findOrders } from '../orders/find-orders.ts';
import { type Order, paidFor } from '../orders/order.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import { listDisputes } from '../payments/disputes/list-disputes.ts';

export interface ListedDispute {
  dispute: Dispute;
  orderNumber: string;
  /** See `exceedsPayment`. */
  exceeds: boolean;
}

/** Disputes with their orders' numbers, for staff, in the order and the pages of `listDisputes`. */
export async function latestDisputes(
  { db, clock }: { db: Db; clock: Clock },
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<{ disputes: ListedDispute[]; next: string | undefined }> {
  const { disputes, next } = await listDisputes(db, { now: clock.now(), after, size });
  const orders = await findOrders(
    db,
    disputes.map(({ orderId }) => orderId),
  );
  const listed = disputes.map((dispute) => {
    const order = orders.get(dispute.orderId);
    const exceeds = order !== undefined && dispute.state !== 'won' && exceedsPayment(order, dispute);
    return { dispute, orderNumber: order?.number ?? '', exceeds };
  });
  return { disputes: listed, next };
}

/** Whether a bank takes more than is left of an order's payment after refunds. */
export function exceedsPayment(
  order: Order,
  { amountMinor, currency }: Pick<Dispute, 'amountMinor' | 'currency'>,
): boolean {
  const paid = paidFor(order);
  return currency === paid.currency && order.refundedMinor + amountMinor > paid.amountMinor;
}
