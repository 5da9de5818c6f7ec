import type { VisitorsBill } from '@spindle/domain/checkout/bill-for-visitor.ts';
import type { Quote } from '@spindle/domain/checkout/checkout.ts';
import { askingCountry } from '@spindle/domain/checkout/consents.ts';
import { type Terms, termsOf } from '@spindle/domain/checkout/terms.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { taxSentence } from '@spindle/domain/pricing/tax-sentence.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** What is left to pay of a quote, and what the buyer agrees to, given what they say about themselves. */
export interface ShownBill {
  total: string;
  /** Minor units; sent back to be compared, never to be charged. */
  totalMinor: number;
  /** The tax contained in the total, as a sentence. */
  tax: string | undefined;
  /** The tax that is not charged because the buyer owes it, with a minus sign. */
  waived: string | undefined;
  /** Whom the bill is for: what was typed about the buyer, as far as tax depends on it. */
  taxedAs: { country: string; vatId: string };
  /** A VAT id that the register has confirmed. */
  knownVatId: string | undefined;
  /** The words beside the button. */
  terms: Terms;
}

export function shownBill({ bill, buyer, typed }: VisitorsBill, quote: Quote, locale: Locale): ShownBill {
  const { currency } = quote;
  const { tax, taxMinor, totalMinor, waivedMinor } = bill;
  return {
    total: formatMoney(totalMinor, currency, locale),
    totalMinor,
    tax: taxSentence({ ...tax, taxMinor }, currency, locale),
    waived: waivedMinor > 0 ? formatMoney(-waivedMinor, currency, locale) : undefined,
    taxedAs: { country: typed.country ?? '', vatId: typed.vatId ?? '' },
    knownVatId: (tax.scheme === 'reverse_charge' && buyer.business?.vatId) || undefined,
    terms: termsOf({ ...quote, ...bill, locale, country: askingCountry(buyer) }),
  };
}
