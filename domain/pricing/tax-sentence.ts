import { translator } from '@spindle/i18n/messages.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { type Order, paidFor } from '../orders/order.ts';
import type { TaxDecision } from '../tax/tax.ts';
import { formatPart } from './format-money.ts';

const NAMES: Readonly<Record<string, 'consumption' | 'gst'>> = { JP: 'consumption', AU: 'gst', NZ: 'gst' };

/** A sentence for the buyer about the tax in a price: `Includes €7.34 VAT (19%).` Undefined if it contains none. */
export function taxSentence(
  { country, scheme, rateBp, taxMinor }: TaxDecision & { taxMinor: number },
  currency: Currency,
  locale: Locale,
): string | undefined {
  const words = translator(locale, 'terms');
  if (scheme === 'reverse_charge') return words('tax.reversed');
  if (rateBp === 0) return undefined;
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return words('tax.contained', {
    amount: formatPart(taxMinor, currency, locale),
    tax: words(`tax.names.${NAMES[country ?? ''] ?? 'vat'}`),
    percent: percent.format(rateBp / 10_000),
  });
}

/** The same for an order; undefined if staff have accepted another amount than its total. */
export function orderTaxSentence(
  order: Pick<Order, 'totalMinor' | 'currency' | 'paidMinor' | 'paidCurrency'>,
  tax: (TaxDecision & { taxMinor: number }) | undefined,
  locale: Locale,
): string | undefined {
  const { amountMinor, currency } = paidFor(order);
  if (!tax || amountMinor !== order.totalMinor || currency !== order.currency) return undefined;
  return taxSentence(tax, order.currency, locale);
}
