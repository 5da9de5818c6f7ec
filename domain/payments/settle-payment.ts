import type { Db } from '@spindle/platform/database.ts';
import type { Payment, PaymentEnd, PaymentState } from './payment.ts';
import { updateSettled } from './queries.ts';

/**
 * Ends a payment if its state allows it; undefined when somebody else has, or it can't.
 * @param from the one state to end it from, where not every state that allows it will do.
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
