import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Grant } from '../fulfilment/grants-of-order.ts';
import type { InvoiceKind } from '../invoices/invoice.ts';
import type { OrderLine, OrderState } from '../orders/order.ts';
import type { PaymentState } from '../payments/payment.ts';
import type { PricedLines } from '../pricing/price-lines.ts';
import type { PricedLine } from '../pricing/reduce-lines.ts';
import type { OrderTax } from '../tax/tax-of-order.ts';

/** One product of a checkout link; amounts in minor units. */
export type QuotedLine = PricedLine & {
  /** The pid in the link; `pid` is the product sold, after the remap. */
  requestedPid: string;
  product: Pick<Offer, 'name' | 'shortName' | 'slug' | 'system' | 'type' | 'productLine'>;
  /** The price of each renewal: the list price, because a reduction is for the first term only. Null for a lifetime licence. */
  renewalMinor: number | null;
};

/**
 * The price of a checkout link, before anything is written. `lines` are in the order of the link, each product once. A coupon
 * with a problem does not lower the price.
 */
export type Quote = Omit<PricedLines, 'lines'> & { lines: readonly [QuotedLine, ...QuotedLine[]] };

/** A line of an order with its licences and downloads. */
export type BoughtLine = Omit<OrderLine, 'position'> & {
  licences: Grant[];
  /** The products that the keys of a bundle activate, by their short names. */
  opens: string[];
  /** Downloads of its product, once it is paid. */
  downloads: Offer['builds'];
};

/** What the buyer may see of a checkout. */
export interface CheckoutView {
  checkoutId: string;
  state: OrderState;
  order: {
    number: string;
    email: string;
    currency: Currency;
    /** Minor units. */
    listMinor: number;
    /** Minor units. */
    totalMinor: number;
    couponCode: string | null;
    /** Address of the recipient of a gift, whose keys are not shown to the buyer; null if it is no gift. */
    giftEmail: string | null;
    /** The language of the recipient's mail; null if it is no gift. */
    giftLocale: Locale | null;
    placedAt: Date;
    paidAt: Date | null;
    /** What was taken, see `Order`. */
    paidMinor: number | null;
    paidCurrency: string | null;
  };
  /** Undefined in orders from before tax was recorded. */
  tax: OrderTax | undefined;
  lines: readonly [BoughtLine, ...BoughtLine[]];
  payment: { state: PaymentState; redirectUrl: string | null } | undefined;
  /** Invoice and credit notes, in the order in which they were issued. */
  invoices: {
    kind: InvoiceKind;
    number: string;
    link: string;
    /** Link to the e-invoice, for businesses in the EU. */
    electronicLink: string | undefined;
  }[];
  /** The query of a checkout link that starts the same purchase again. */
  againQuery: string;
}
