import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import { supersedePayment } from '../fulfilment/supersede-payment.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Order } from '../orders/order.ts';
import { findPayment } from '../payments/find-payment.ts';

/**
 * Ends a buyer's unpaid orders: their payment pages take no money from now on. Asks the provider, so never call it in a
 * transaction.
 * @returns stands: the order that is paid or being paid after all. unreachable: the provider can't be reached.
 */
export async function endUnpaidOrders(
  deps: SettleDeps,
  orders: readonly Order[],
): Promise<{ stands: Order | undefined } | 'unreachable'> {
  try {
    for (const { id } of orders) {
      const payment = await findPayment(deps.db, { orderId: id });
      if (!payment || (await supersedePayment(deps, payment)) === 'ended') continue;
      return { stands: await findOrder(deps.db, id) };
    }
    return { stands: undefined };
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error }, 'a payment could not be ended');
    return 'unreachable';
  }
}
