import type { Db } from '@spindle/platform/database.ts';
import type { Paid } from './provider.ts';
import { selectPaidOfOrders } from './queries.ts';

/**
 * What was paid for each of these orders, by order id, from the payment that `paidPaymentOfOrder` finds; orders for which no
 * amount was recorded are left out.
 */
export async function paidOfOrders(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, Paid>> {
  const paid = new Map<string, Paid>();
  for (const { orderId, paidMinor, paidCurrency } of await selectPaidOfOrders(db, orderIds)) {
    if (paidMinor === null || paidCurrency === null || paid.has(orderId)) continue;
    paid.set(orderId, { amountMinor: paidMinor, currency: paidCurrency });
  }
  return paid;
}
