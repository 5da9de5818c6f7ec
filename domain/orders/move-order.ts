import type { Db } from '@spindle/platform/database.ts';
import type { Order, ReviewReason } from './order.ts';
import { updateState } from './queries/write.ts';

/** What was paid for an order: `amountMinor` in the minor units of `currency`. */
export interface PaidFor {
  amountMinor: number;
  currency: string;
}

export type OrderMove =
  /** A matching payment pays a pending order; only a person moves an order from review to paid. */
  | { to: 'paid'; from: 'pending' | 'review'; at: Date; paid: PaidFor | undefined }
  | { to: 'review'; reason: ReviewReason }
  /** A pending order that was not paid; from review only by a person, who has refunded it. */
  | { to: 'cancelled'; from: 'pending' | 'review' }
  | { to: 'disputed' | 'charged_back' };

/**
 * Moves an order if its state allows it. The one caller that gets the order back has made the move; others get undefined. The
 * order stays locked until the transaction ends. For refunds and won disputes of a paid order, see note-refunded.ts and
 * restore-order.ts.
 */
export async function moveOrder(tx: Db, id: string, move: OrderMove): Promise<Order | undefined> {
  switch (move.to) {
    case 'paid':
      return updateState(
        tx,
        id,
        'paid',
        { paidAt: move.at, paidMinor: move.paid?.amountMinor, paidCurrency: move.paid?.currency },
        [move.from],
      );
    case 'review':
      return updateState(tx, id, 'review', { reviewReason: move.reason });
    case 'cancelled':
      return updateState(tx, id, 'cancelled', {}, [move.from]);
    case 'disputed':
    case 'charged_back':
      return updateState(tx, id, move.to);
  }
}
