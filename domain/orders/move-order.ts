import type { Db } from '@spindle/platform/database.ts';
import type { Order, ReviewReason } from './order.ts';
import { updateState } from './queries/write.ts';

/** What is taken for an order: `amountMinor` in the minor units of `currency`. */
export interface PaidFor {
  amountMinor: number;
  currency: string;
}

export type OrderMove =
  /** Money that fits pays a pending order; only a person pays one that stands in review. */
  | { to: 'paid'; from: 'pending' | 'review'; at: Date; paid: PaidFor | undefined }
  | { to: 'review'; reason: ReviewReason }
  /** A pending one that nobody has paid; one in review only by a person, who has sent the money back. */
  | { to: 'cancelled'; from: 'pending' | 'review' }
  | { to: 'disputed' | 'charged_back' };

/**
 * Moves an order if its state allows it: the caller that gets the order back has made the move, everybody
 * else gets undefined. Until the transaction ends, others wait at this line. What refunds and won disputes do to a
 * paid order is in note-refunded.ts and restore-order.ts.
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
