import type { Payment } from '../payments/payment.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { fulfilOrder } from './fulfil-order.ts';

/**
 * Asks the provider how a payment stands and does what follows. What a webhook claimed does not matter
 * here, so it may come twice, late or in any order.
 * @throws when the provider can't be reached.
 */
export async function settleFromProvider(deps: SettleDeps, payment: Payment): Promise<void> {
  if (payment.state === 'succeeded' || payment.state === 'failed' || !payment.providerId) return;
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  if (!provider) throw new Error(`payment ${payment.id} is ${payment.provider}'s, which is not set up`);
  const observed = await provider.retrievePayment(payment.providerId);
  switch (observed.status) {
    case 'open':
      return;
    case 'succeeded':
      await fulfilOrder(deps, { paymentId: payment.id, observed });
      return;
    case 'failed':
    case 'expired':
      if (payment.state !== 'expired') {
        await cancelUnpaidOrder(deps, { paymentId: payment.id, as: observed.status });
      }
      return;
  }
}
