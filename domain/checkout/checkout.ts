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
  /** As it stood in the link; `pid` is what is sold, after the remap. */
  requestedPid: string;
  product: Pick<Offer, 'name' | 'shortName' | 'slug' | 'system' | 'type' | 'productLine'>;
  /** What it renews for after each term: the list price, because a reduction is for the first one. Null: it never ends. */
  renewalMinor: number | null;
};

/**
 * What a checkout link comes to, before anything is written. `lines` are in the order of the link, each product once;
 * a coupon with a problem is not in the price.
 */
export type Quote = Omit<PricedLines, 'lines'> & { lines: readonly [QuotedLine, ...QuotedLine[]] };

/** A line of an order with what it has brought. */
export type BoughtLine = Omit<OrderLine, 'position'> & {
  licences: Grant[];
  /** What the keys of a bundle open, each by its short name. */
  opens: string[];
  /** Of its product, once it is paid. */
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
    /** Whom it is a gift for: their keys are not shown to the buyer. */
    giftEmail: string | null;
    /** The language of their mail; null where it is no gift. */
    giftLocale: Locale | null;
    placedAt: Date;
    paidAt: Date | null;
    /** What was taken, see `Order`. */
    paidMinor: number | null;
    paidCurrency: string | null;
  };
  /** Undefined in orders older than the shop's knowledge of tax. */
  tax: OrderTax | undefined;
  lines: readonly [BoughtLine, ...BoughtLine[]];
  payment: { state: PaymentState; redirectUrl: string | null } | undefined;
  /** Invoice and credit notes, in the order in which they were issued. */
  invoices: {
    kind: InvoiceKind;
    number: string;
    link: string;
    /** To the e-invoice, for businesses of the Union. */
    electronicLink: string | undefined;
  }[];
  /** The query of a checkout link that starts the same purchase again. */
  againQuery: string;
}
