import { findPayment } from '../payments/find-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/**
 * Ends an unpaid order that another one replaces or needs the coupon of, or the page of a cancelled order: its page takes no
 * money from now on. If it was paid just before, the order is fulfilled or, if it was cancelled, goes to review. A charge under
 * way is left to the reconciler: the card may be charged already.
 * @returns stands: it is paid or being paid, so the buyer needs no other order.
 * @throws if the provider can't be reached; then both can be paid.
 */
export async function supersedePayment(deps: SettleDeps, payment: Payment): Promise<'ended' | 'stands'> {
  if (payment.state === 'succeeded' || payment.methodId) return 'stands';
  if (!payment.providerId) {
    // The provider may be creating it at this moment: nobody is sent to that page, and it expires by itself.
    const ended = { paymentId: payment.id, as: 'expired', ifStill: 'starting' } as const;
    if (await cancelUnpaidOrder(deps, ended)) return 'ended';
    const made = await findPayment(deps.db, { id: payment.id });
    // Without a provider id, another request has ended it.
    return made?.providerId ? supersedePayment(deps, made) : 'ended';
  }
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  const observed = await provider?.cancelPayment(payment.providerId);
  // If the provider does not know it or is no longer set up, the reconciler ends it.
  if (!observed) return 'ended';
  await settleFromProvider(deps, payment);
  return observed.status === 'open' || observed.status === 'succeeded' ? 'stands' : 'ended';
}
