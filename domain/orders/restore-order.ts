import type { Db } from '@spindle/platform/database.ts';
import { type Order, paidFor, stateOfMoney } from './order.ts';
import { updateState } from './queries/write.ts';

/**
 * After a dispute was won, or a lost one given back: moves the order to the state that its refunds imply.
 * @param order locked by the caller (lock-order.ts).
 * @returns undefined if it is neither disputed nor charged back.
 */
export async function restoreOrder(tx: Db, order: Order): Promise<Order | undefined> {
  const to = stateOfMoney(paidFor(order).amountMinor, order.refundedMinor);
  return updateState(tx, order.id, to, {}, ['disputed', 'charged_back']);
}
