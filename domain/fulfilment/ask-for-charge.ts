import { findOrder } from '../orders/find-order.ts';
import type { Payment } from '../payments/payment.ts';
import { bookCharge } from './book-charge.ts';
import type { SettleDeps } from './deps.ts';

/**
 * Charges the card of a stored payment and books the answer. May be repeated: the provider charges once per payment id.
 * @returns the payment in its new state.
 * @throws if the provider can't be reached or is not set up (any more); the payment stays as it is.
 */
export async function askForCharge(deps: SettleDeps, payment: Payment): Promise<Payment> {
  const { id, orderId, provider: name, customerId, methodId, amountMinor, currency } = payment;
  const provider = deps.providers.find((each) => each.name === name);
  const order = await findOrder(deps.db, orderId);
  if (!provider || !order || !customerId || !methodId)
    throw new Error(`nobody can be asked for charge ${id}`);
  const charged = await provider.charge({
    ...{ idempotencyKey: id, reference: id, amountMinor, currency, customerId, methodId },
    description: order.number,
  });
  return bookCharge(deps, payment, charged);
}
