import { mailLink } from '../mail/mail-link.ts';
import type { Order } from '../orders/order.ts';
import { checkoutSecret } from './checkout-access.ts';
import type { CheckoutDeps } from './deps.ts';
import { findCheckoutOfOrder } from './find-checkout-of-order.ts';

export interface LedToOrder {
  ok: true;
  checkoutId: string;
  /** For the cookie. */
  secret: string;
  orderNumber: string;
  redirectUrl: string;
}

/** Leads to the page of an order, which asks for the state of its payment. */
export async function leadToOrder(
  { db, sites, accessKey }: Pick<CheckoutDeps, 'db' | 'sites' | 'accessKey'>,
  { id, number, locale }: Pick<Order, 'id' | 'number' | 'locale'>,
): Promise<LedToOrder> {
  const checkoutId = await findCheckoutOfOrder(db, id);
  if (!checkoutId) throw new Error(`order ${number} has no checkout`);
  return {
    ok: true,
    checkoutId,
    secret: checkoutSecret(accessKey, checkoutId),
    orderNumber: number,
    redirectUrl: mailLink(sites, locale, '/thankyou', { checkout: checkoutId }),
  };
}
