import { type Order, paidFor, stateOfMoney } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { balancesOf } from './balances-of.ts';

/**
 * The lines that these refunds refund whole, so that they lose their licences; all lines if the order is refunded whole.
 */
export function linesPaidBack(
  order: Pick<Order, 'lines' | 'paidMinor' | 'paidCurrency' | 'totalMinor' | 'currency' | 'refundedMinor'>,
  payment: Pick<Payment, 'paidMinor' | 'amountMinor'>,
  refunds: readonly Pick<Refund, 'lines'>[],
): string[] {
  // By its money, since the state of an order that is disputed meanwhile says nothing about it.
  const isWhole = stateOfMoney(paidFor(order).amountMinor, order.refundedMinor) === 'refunded';
  return balancesOf(order, payment, refunds)
    .filter((line) => isWhole || (line.paidMinor > 0 && line.refundedMinor >= line.paidMinor))
    .map(({ lineId }) => lineId);
}
