import type { Db } from '@spindle/platform/database.ts';
import { type Order, paidFor, stateOfMoney } from './order.ts';
import { updateState } from './queries/write.ts';

/**
 * Notes how much of an order's money has gone back, all in all, and moves it accordingly; less than before when a
 * bank did not take a refund after all. An order that is disputed or charged back keeps its state.
 * @param order locked by the caller (lock-order.ts) and fulfilled.
 * @throws when it is more than was paid.
 */
export async function noteRefunded(tx: Db, order: Order, refundedMinor: number): Promise<Order> {
  const settled = ['paid', 'partly_refunded', 'refunded'].includes(order.state);
  const to = settled ? stateOfMoney(paidFor(order).amountMinor, refundedMinor) : order.state;
  const noted = await updateState(tx, order.id, to, { refundedMinor }, [order.state]);
  if (!noted) throw new Error(`order ${order.number} is not locked`);
  return noted;
}
