import type { Db } from '@spindle/platform/database.ts';
import { type Order, paidFor, stateOfMoney } from './order.ts';
import { updateState } from './queries/write.ts';

/**
 * A dispute was won, or what was lost is here again: the order stands where its refunds have brought it.
 * @param order locked by the caller (lock-order.ts).
 * @returns undefined when it is neither disputed nor charged back.
 */
export async function restoreOrder(tx: Db, order: Order): Promise<Order | undefined> {
  const to = stateOfMoney(paidFor(order).amountMinor, order.refundedMinor);
  return updateState(tx, order.id, to, {}, ['disputed', 'charged_back']);
}
