import { findPayment } from '../payments/find-payment.ts';
import { noteProviderId } from '../payments/note-provider-id.ts';
import type { Payment } from '../payments/payment.ts';
import type { ObservedPayment } from '../payments/provider.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { fulfilOrder } from './fulfil-order.ts';

/**
 * Books the provider's answer to a charge: fulfils the order, or ends the payment.
 * @returns the payment in its new state.
 */
export async function bookCharge(
  deps: SettleDeps,
  payment: Payment,
  { paymentId: providerId, ...observed }: ObservedPayment & { paymentId: string | null },
): Promise<Payment> {
  const { id } = payment;
  if (providerId !== null) await noteProviderId(deps.db, id, providerId);
  if (observed.status === 'succeeded') await fulfilOrder(deps, { paymentId: id, observed });
  else if (observed.status !== 'open') {
    await cancelUnpaidOrder(deps, { paymentId: id, as: observed.status, failure: observed.failure });
  }
  return (await findPayment(deps.db, { id })) ?? payment;
}
