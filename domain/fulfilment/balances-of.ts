import type { Order } from '../orders/order.ts';
import type { Payment } from '../payments/payment.ts';
import { type LineBalance, paidShares, type Refund } from '../payments/refunds/refund.ts';

/**
 * What was paid for each line of an order, and how much of it these refunds send back.
 * @param carried how much of each line was turned into credit (`carriedOfLines`).
 */
export function balancesOf(
  order: Pick<Order, 'lines'>,
  { paidMinor, amountMinor }: Pick<Payment, 'paidMinor' | 'amountMinor'>,
  refunds: readonly Pick<Refund, 'lines'>[],
  carried: ReadonlyMap<string, number> = new Map(),
): LineBalance[] {
  const shares = refunds.flatMap(({ lines }) => lines);
  return paidShares(order.lines, paidMinor ?? amountMinor).map((line) => ({
    ...line,
    refundedMinor: shares
      .filter(({ lineId }) => lineId === line.lineId)
      .reduce((sum, share) => sum + share.amountMinor, 0),
    carriedMinor: carried.get(line.lineId) ?? 0,
  }));
}
