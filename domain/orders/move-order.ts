import type { Db } from '@spindle/platform/database.ts';
import type { Order, ReviewReason } from './order.ts';
import { updateState } from './queries.ts';

export type OrderMove =
  /** Money that fits pays a pending order; only a person pays one that stands in review. */
  | { to: 'paid'; from: 'pending' | 'review'; at: Date }
  | { to: 'review'; reason: ReviewReason }
  | { to: 'cancelled' };

/**
 * Moves an order if its state allows it: the caller that gets the order back has made the move, everybody
 * else gets undefined. Until the transaction ends, others wait at this line.
 */
export async function moveOrder(tx: Db, id: string, move: OrderMove): Promise<Order | undefined> {
  switch (move.to) {
    case 'paid':
      return updateState(tx, id, 'paid', { paidAt: move.at }, [move.from]);
    case 'review':
      return updateState(tx, id, 'review', { reviewReason: move.reason });
    case 'cancelled':
      return updateState(tx, id, 'cancelled');
  }
}
