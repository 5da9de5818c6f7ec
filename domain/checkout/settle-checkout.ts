import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { SettleDeps } from '../fulfilment/deps.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { claimAsk } from '../payments/claim-ask.ts';
import { findPayment } from '../payments/find-payment.ts';
import { selectCheckout } from './queries.ts';

/**
 * The buyer is back from the provider's page, most often before the webhook: asks how the payment stands
 * and fulfils the order if it is paid. A page that waits comes here again and again; the provider is asked for
 * one payment every few seconds at most. One that does not answer is no reason not to show the page.
 * @returns whether the provider has been asked just now, so that the order stands as it says.
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
