import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { selectUnsettled } from './queries.ts';

/** Payments nobody has heard the end of, oldest first. */
export async function unsettledPayments(
  db: Db,
  { olderThan, limit }: { olderThan: Date; limit: number },
): Promise<Payment[]> {
  return selectUnsettled(db, { olderThan, limit });
}
