import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import type { RefundRequest } from '@spindle/domain/payments/refunds/refund.ts';
import { minorOf } from '../forms/money-field.ts';

/**
 * The refund that a form asks for: the amounts of single lines (`line1`, by position), or else one amount, or else all
 * that is left.
 * @returns undefined if a field does not hold an amount
 */
export function refundRequest(
  { order }: Pick<OrderDetails, 'order'>,
  currency: string,
  asked: Readonly<Record<string, string | undefined>>,
): RefundRequest | undefined {
  const lines = order.lines.flatMap(({ id, position }) => {
    const written = asked[`line${position}`];
    return written ? [{ lineId: id, amountMinor: minorOf(written, currency) }] : [];
  });
  if (lines.length > 0)
    return lines.every(({ amountMinor }) => amountMinor !== undefined) ? { lines } : undefined;
  if (!asked.amount) return 'rest';
  const amountMinor = minorOf(asked.amount, currency);
  return amountMinor === undefined ? undefined : { amountMinor };
}
