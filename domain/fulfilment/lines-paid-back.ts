import type { Order } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { balancesOf } from './balances-of.ts';

/**
 * The lines of which these refunds send everything back, so that they lose their licences; all of them once the whole
 * order has gone back.
 */
export function linesPaidBack(
  { lines, state }: Pick<Order, 'lines' | 'state'>,
  payment: Pick<Payment, 'paidMinor' | 'amountMinor'>,
  refunds: readonly Pick<Refund, 'lines'>[],
): string[] {
  return balancesOf({ lines }, payment, refunds)
    .filter((line) => state === 'refunded' || (line.paidMinor > 0 && line.refundedMinor >= line.paidMinor))
    .map(({ lineId }) => lineId);
}
