import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from '../payment.ts';
import { carriedOf } from './credit.ts';
import { selectCredits } from './queries.ts';

/**
 * How much of what a payment has paid of each line of its order pays for something later, so that it does not go back; minor
 * units. Nothing of a payment that came once more.
 */
export async function carriedOfLines(
  db: Db,
  { id, orderId }: Pick<Payment, 'id' | 'orderId'>,
): Promise<ReadonlyMap<string, number>> {
  const entries = await selectCredits(db, { orderId });
  const carried = carriedOf(entries.filter(({ paymentId }) => paymentId === id));
  return new Map(carried.map(({ lineId, amountMinor }) => [lineId, amountMinor]));
}
