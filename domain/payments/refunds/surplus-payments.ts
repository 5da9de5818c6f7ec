import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from '../payment.ts';
import { selectSurplus } from './queries.ts';

/** A payment that brought money for an order which another one had paid before. */
export type SurplusPayment = Payment & { surplusAt: Date };

/**
 * The surplus payments whose money is still here, the longest waiting first: nothing of it has been asked back whole, and no
 * bank has it or wants it.
 * @param of one order alone
 */
export async function surplusPayments(
  db: Db,
  { of, limit }: { of?: { orderId: string } | undefined; limit: number },
): Promise<SurplusPayment[]> {
  const found = await selectSurplus(db, { orderId: of?.orderId, limit });
  return found.flatMap(({ surplusAt, ...payment }) => (surplusAt ? [{ ...payment, surplusAt }] : []));
}
