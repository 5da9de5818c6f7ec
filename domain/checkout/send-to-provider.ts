import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { cancelUnpaidOrder } from '../fulfilment/cancel-unpaid-order.ts';
import { mailLink } from '../mail/mail-link.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Order } from '../orders/order.ts';
import { findPayment } from '../payments/find-payment.ts';
import { openPayment } from '../payments/open-payment.ts';
import { canBeMade } from '../payments/payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { type LedToOrder, leadToOrder } from './lead-to-order.ts';
import { paymentDescription } from './payment-description.ts';

/**
 * Leads to the provider's payment page, which is created if needed, or to the order if it is paid by now. May be repeated: a
 * payment has one page.
 * @param query query of the checkout link, which the page leads back to.
 */
export async function sendToProvider(
  deps: Omit<CheckoutDeps, 'cookies'>,
  order: Order,
  query: URLSearchParams,
): Promise<LedToOrder | { ok: false; error: 'checkout_ended' | 'payment_unavailable' }> {
  const { locale } = order;
  const started = await leadToOrder(deps, order);
  const { redirectUrl: returnUrl } = started;
  if (order.state === 'cancelled') return { ok: false, error: 'checkout_ended' };
  if (order.state !== 'pending') return started;
  const payment = await findPayment(deps.db, { orderId: order.id });
  if (!payment) throw new Error(`order ${order.number} has no payment`);

  if (payment.state === 'starting' && !canBeMade(payment, deps.clock.now())) {
    const ended = { paymentId: payment.id, as: 'expired', ifStill: 'starting' } as const;
    if (await cancelUnpaidOrder(deps, ended)) return { ok: false, error: 'checkout_ended' };
    // Another request has just created the page after all.
    return sendToProvider(deps, (await findOrder(deps.db, order.id)) ?? order, query);
  }
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  if (!provider) return { ok: false, error: 'checkout_ended' };
  try {
    const opened = await openPayment({ db: deps.db, provider }, payment, {
      description: paymentDescription(order),
      email: order.email,
      locale,
      returnUrl,
      cancelUrl: mailLink(deps.sites, locale, '/checkout', {
        ...Object.fromEntries(query),
        checkout: started.checkoutId,
      }),
    });
    if (opened.state === 'succeeded') return started;
    if (opened.state !== 'open' || !opened.redirectUrl) return { ok: false, error: 'checkout_ended' };
    return { ...started, redirectUrl: opened.redirectUrl };
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.error({ err: error, order: order.number, provider: provider.name }, 'payment not made');
    return { ok: false, error: 'payment_unavailable' };
  }
}
