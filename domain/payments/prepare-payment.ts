import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import { insertPayment } from './queries.ts';

/** Stores a payment before the provider is asked, in the transaction that places or locks its order. */
export async function preparePayment(
  tx: Db,
  payment: Pick<Payment, 'orderId' | 'provider' | 'amountMinor' | 'currency' | 'createdAt'> &
    Partial<
      Pick<Payment, 'keepCard' | 'customerId' | 'methodId' | 'keepsOrder' | 'guestOrderId' | 'byMember'>
    >,
): Promise<Payment> {
  return insertPayment(tx, { id: randomUUID(), ...payment });
}
