import type { Payment } from '../payments/payment.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { fulfilOrder } from './fulfil-order.ts';

/**
 * Asks the provider for the state of a payment and acts on it. What a webhook claimed does not matter here, so webhooks may come
 * twice, late or in any order.
 * @returns unknown if its provider is not set up (any more) or has no such payment; nothing is done then.
 * @throws if the provider can't be reached.
 */
export async function settleFromProvider(deps: SettleDeps, payment: Payment): Promise<'asked' | 'unknown'> {
  if (payment.state === 'succeeded' || payment.state === 'failed' || !payment.providerId) return 'asked';
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  const observed = await provider?.retrievePayment(payment.providerId);
  if (!observed) return 'unknown';
  switch (observed.status) {
    case 'open':
      break;
    case 'succeeded':
      await fulfilOrder(deps, { paymentId: payment.id, observed });
      break;
    case 'failed':
    case 'expired':
      if (payment.state !== 'expired') {
        const { status: as, failure } = observed;
        await cancelUnpaidOrder(deps, { paymentId: payment.id, as, failure });
      }
      break;
  }
  return 'asked';
}
