import type { Db } from '@spindle/platform/database.ts';
import type { Payment, PaymentEnd, PaymentState } from './payment.ts';
import { updateSettled } from './queries.ts';

/**
 * Ends a payment if its state allows it; undefined if it has ended already or its state does not allow it.
 * @param from ends it only from this state, instead of from every state that allows it.
 */
export async function settlePayment(
  tx: Db,
  id: string,
  end: PaymentEnd,
  at: Date,
  from?: PaymentState,
): Promise<Payment | undefined> {
  return updateSettled(tx, id, end, at, from && [from]);
}
