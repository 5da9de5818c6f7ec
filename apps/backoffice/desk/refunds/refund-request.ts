import type { OrderDetails } from '@spindle/domain/fulfilment/order-details.ts';
import type { RefundRequest } from '@spindle/domain/payments/refunds/refund.ts';
import { minorOf } from '../forms/money-field.ts';

/**
 * What the fields of a refund ask for: amounts of lines (`line1`, by position), else an amount, else all that is left.
 * @returns undefined when something in them is no amount
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
