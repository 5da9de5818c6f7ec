import type { Db } from '@spindle/platform/database.ts';
import { type Order, paidFor, stateOfMoney } from './order.ts';
import { updateState } from './queries/write.ts';

/**
 * Stores the total refunded amount of an order, and moves the order accordingly; the amount falls if a bank has refused a refund
 * after all. An order that is disputed or charged back keeps its state.
 * @param order locked by the caller (lock-order.ts) and fulfilled.
 * @throws if the amount is more than was paid.
 */
export async function noteRefunded(tx: Db, order: Order, refundedMinor: number): Promise<Order> {
  const settled = ['paid', 'partly_refunded', 'refunded'].includes(order.state);
  const to = settled ? stateOfMoney(paidFor(order).amountMinor, refundedMinor) : order.state;
  const noted = await updateState(tx, order.id, to, { refundedMinor }, [order.state]);
  if (!noted) throw new Error(`order ${order.number} is not locked`);
  return noted;
}
