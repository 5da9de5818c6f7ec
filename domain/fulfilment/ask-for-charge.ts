import { findOrder } from '../orders/find-order.ts';
import { findPayment } from '../payments/find-payment.ts';
import { noteProviderId } from '../payments/note-provider-id.ts';
import type { Payment } from '../payments/payment.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { fulfilOrder } from './fulfil-order.ts';

/**
 * Charges the card of a payment that is written down, and does what follows. May be repeated: the provider charges once
 * for the payment's id.
 * @returns the payment as it stands after that.
 * @throws when the provider can't be reached or is not set up (any more); the payment stays as it is.
 */
export async function askForCharge(deps: SettleDeps, payment: Payment): Promise<Payment> {
  const { id, orderId, provider: name, customerId, methodId, amountMinor, currency } = payment;
  const provider = deps.providers.find((each) => each.name === name);
  const order = await findOrder(deps.db, orderId);
  if (!provider || !order || !customerId || !methodId)
    throw new Error(`nobody can be asked for charge ${id}`);
  const { paymentId: providerId, ...observed } = await provider.charge({
    ...{ idempotencyKey: id, reference: id, amountMinor, currency, customerId, methodId },
    description: order.number,
  });
  if (providerId !== null) await noteProviderId(deps.db, id, providerId);
  if (observed.status === 'succeeded') await fulfilOrder(deps, { paymentId: id, observed });
  else if (observed.status !== 'open') {
    await cancelUnpaidOrder(deps, { paymentId: id, as: observed.status, failure: observed.failure });
  }
  return (await findPayment(deps.db, { id })) ?? payment;
}
