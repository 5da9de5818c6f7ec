import { sideBySide } from '@spindle/i18n/join-words.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { OrderLine } from '../orders/order.ts';

/** What is paid for, in the buyer's language, for the provider's page and the bank's records. */
export function paymentDescription(order: {
  locale: Locale;
  lines: readonly Pick<OrderLine, 'productName' | 'licenceType' | 'quantity'>[];
}): string {
  const words = translator(order.locale, 'offer');
  const named = order.lines.map(({ productName, licenceType, quantity }) => {
    const line = `${productName} · ${words(`licence.${licenceType}`)}`;
    return quantity === 1 ? line : `${quantity} × ${line}`;
  });
  return sideBySide(order.locale, named);
}
