import { findPayment } from '../payments/find-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/**
 * Ends an unpaid order that others have taken the place of, or are kept waiting by, and the page of one that was cancelled: it takes
 * no money from now on. What was paid just before counts, and is fulfilled, or in review where the order was cancelled.
 * A card that is being charged is the reconciler's: it may be charged already, whatever is known here.
 * @returns stands: its money is there or on its way, so the buyer needs no other order.
 * @throws when the provider can't be reached; then both can be paid.
 */
export async function supersedePayment(deps: SettleDeps, payment: Payment): Promise<'ended' | 'stands'> {
  if (payment.state === 'succeeded' || payment.methodId) return 'stands';
  if (!payment.providerId) {
    // The provider may be making it at this moment: nobody is led to its page, and it ends by itself.
    const ended = { paymentId: payment.id, as: 'expired', ifStill: 'starting' } as const;
    if (await cancelUnpaidOrder(deps, ended)) return 'ended';
    const made = await findPayment(deps.db, { id: payment.id });
    // Or somebody else has ended it.
    return made?.providerId ? supersedePayment(deps, made) : 'ended';
  }
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  const observed = await provider?.cancelPayment(payment.providerId);
  // What is not known there, or whose provider is set up no more, is the reconciler's.
  if (!observed) return 'ended';
  await settleFromProvider(deps, payment);
  return observed.status === 'open' || observed.status === 'succeeded' ? 'stands' : 'ended';
}
