import type { Locale } from '@spindle/platform/locales.ts';
import type { Order } from '../orders/order.ts';
import { formatExactMoney } from './format-exact-money.ts';
import { formatMoney } from './format-money.ts';

/** Formats what was paid for an order: staff may have accepted another amount than its total. */
export function formatPaid(
  {
    totalMinor,
    currency,
    paidMinor,
    paidCurrency,
  }: Pick<Order, 'totalMinor' | 'currency' | 'paidMinor' | 'paidCurrency'>,
  locale: Locale,
): string {
  const other = paidMinor !== null && (paidMinor !== totalMinor || paidCurrency !== currency);
  return other
    ? formatExactMoney(paidMinor, paidCurrency ?? currency, locale)
    : formatMoney(totalMinor, currency, locale);
}
