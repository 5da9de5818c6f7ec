import type { Db } from '@spindle/platform/database.ts';
import { balancesOf } from '../../fulfilment/balances-of.ts';
import { findOrder } from '../../orders/find-order.ts';
import { carriedOfLines } from '../../payments/credits/carried-of-lines.ts';
import { type Credit, type Share, spentOn, sumOf } from '../../payments/credits/credit.ts';
import { paidPaymentOfOrder } from '../../payments/paid-payment-of-order.ts';
import { leftOfLine } from '../../payments/refunds/refund.ts';
import { refundsOfOrder } from '../../payments/refunds/refunds-of-order.ts';
import type { SubscriptionPeriod } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';

/** What was paid for a period, minor units. */
export interface PeriodWorth {
  /** By its own payment, as far as it could still be refunded; undefined where that is nothing. */
  own: Share | undefined;
  /** The total, including what was paid with credit. */
  paidMinor: number;
}

/**
 * What was paid for a period and not refunded. Whoever credits it must have locked its order, so that a refund at the same
 * moment either waits or is already recorded.
 */
export async function worthOfPeriod(
  db: Db,
  { currency }: Pick<Subscription, 'currency'>,
  { orderId, lineId }: Pick<SubscriptionPeriod, 'orderId' | 'lineId'>,
  entries: readonly Credit[],
): Promise<PeriodWorth> {
  const own = await paidItself(db, { currency, orderId, lineId });
  return { own, paidMinor: (own?.amountMinor ?? 0) + sumOf(spentOn(entries, lineId)) };
}

async function paidItself(
  db: Db,
  { currency, orderId, lineId }: { currency: string; orderId: string; lineId: string },
): Promise<Share | undefined> {
  const order = await findOrder(db, orderId);
  const payment = await paidPaymentOfOrder(db, orderId);
  // A disputed payment is no credit, and neither is one that staff have accepted in another currency.
  const counts = order?.state === 'paid' || order?.state === 'partly_refunded';
  if (!counts || !payment || (payment.paidCurrency ?? payment.currency) !== currency) return undefined;
  const standing = (await refundsOfOrder(db, orderId)).filter(
    ({ state, paymentId }) => state !== 'failed' && paymentId === payment.id,
  );
  const balances = balancesOf(order, payment, standing, await carriedOfLines(db, payment));
  const balance = balances.find((line) => line.lineId === lineId);
  const line = order.lines.find(({ id }) => id === lineId);
  if (!balance || !line) return undefined;
  // Each licence of the line has a subscription of its own.
  const ofOne = Math.floor((balance.paidMinor - balance.refundedMinor) / line.quantity);
  const amountMinor = Math.min(ofOne, leftOfLine(balance));
  return amountMinor > 0 ? { paymentId: payment.id, orderId, lineId, amountMinor } : undefined;
}
