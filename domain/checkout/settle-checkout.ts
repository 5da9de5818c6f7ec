import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { claimAsk } from '../payments/claim-ask.ts';
import { findPayment } from '../payments/find-payment.ts';
import { selectCheckout } from './queries.ts';

/**
 * Asks the provider for the state of a payment and fulfils the order if it is paid. Called when the buyer returns from the
 * provider's page, mostly before the webhook comes, and repeatedly by a page that waits; the provider is asked about one payment
 * every few seconds at most. If it does not answer, the page is shown all the same.
 * @returns whether the provider was asked just now, so that the order's state is up to date.
 */
export async function settleCheckout(
  deps: SettleDeps,
  { checkoutId }: { checkoutId: string },
): Promise<boolean> {
  const checkout = await selectCheckout(deps.db, checkoutId);
  const payment = checkout && (await findPayment(deps.db, { orderId: checkout.orderId }));
  if (!payment) return false;
  try {
    if (!(await claimAsk(deps, payment.id))) return false;
    if ((await settleFromProvider(deps, payment)) === 'asked') return true;
    deps.log.warn({ payment: payment.id }, 'nobody knows the payment of a buyer who returned');
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, payment: payment.id }, 'payment not settled on return');
  }
  return false;
}
