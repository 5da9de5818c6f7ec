import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from '../payment.ts';
import { carriedOf } from './credit.ts';
import { selectCredits } from './queries.ts';

/**
 * How much of this payment's money for each line was turned into credit, so that it can't be refunded there; minor units, by line
 * id. Empty for a second payment of an order that was paid already.
 */
export async function carriedOfLines(
  db: Db,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<ReadonlyMap<string, number>> {
  const entries = await selectCredits(db, { orderId });
  const carried = carriedOf(entries.filter(({ paymentId }) => paymentId === id));
  return new Map(carried.map(({ lineId, amountMinor }) => [lineId, amountMinor]));
}
