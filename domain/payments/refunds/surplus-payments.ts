import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from '../payment.ts';
import { selectSurplus } from './queries.ts';

/** A payment for an order that another payment had paid before. */
export type SurplusPayment = Payment & { surplusAt: Date };

/**
 * The surplus payments whose money is still here, the longest waiting first: not refunded whole, and not disputed.
 * @param of one order alone
 */
export async function surplusPayments(
  db: Db,
  { of, limit }: { of?: { orderId: string } | undefined; limit: number },
): Promise<SurplusPayment[]> {
  const found = await selectSurplus(db, { orderId: of?.orderId, limit });
  return found.flatMap(({ surplusAt, ...payment }) => (surplusAt ? [{ ...payment, surplusAt }] : []));
}
