import { translator } from '@spindle/i18n/messages.ts';
import type { Order } from '../orders/order.ts';

/** What the provider's page and the bank's records say is paid for, in the buyer's language. */
export function paymentDescription(order: Pick<Order, 'productName' | 'licenceType' | 'locale'>): string {
  const words = translator(order.locale, 'offer');
  return `${order.productName} · ${words(`licence.${order.licenceType}`)}`;
}
