import type { Db } from '@spindle/platform/database.ts';
import type { Payment, PaymentEnd } from './payment.ts';
import { updateSettled } from './queries.ts';

/** Ends a payment if its state allows it; undefined when somebody else has, or it can't. */
export async function settlePayment(
  tx: Db,
  id: string,
  end: PaymentEnd,
  at: Date,
): Promise<Payment | undefined> {
  return updateSettled(tx, id, end, at);
}
