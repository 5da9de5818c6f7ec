import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Offer } from '../catalogue/offer.ts';
import type { Grant } from '../fulfilment/grants-of-order.ts';
import type { OrderLine, OrderState } from '../orders/order.ts';
import type { PaymentState } from '../payments/payment.ts';
import type { Price } from '../pricing/coupon.ts';
import type { PricedCoupon } from '../pricing/price-lines.ts';

/** What a checkout link comes to, before anything is written. */
export interface Quote {
  /** After the remap: this is what is sold. */
  pid: string;
  /** As it stood in the link. */
  requestedPid: string;
  product: Pick<Offer, 'name' | 'shortName' | 'slug' | 'system' | 'type' | 'productLine'>;
  licenceType: LicenceType;
  price: Price;
  /** The coupon of the link, if it had one; with a problem it is not in the price. */
  coupon: PricedCoupon | undefined;
}

/** A line of an order with what it has brought. */
export type BoughtLine = Omit<OrderLine, 'id' | 'position'> & {
  licences: Grant[];
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
    placedAt: Date;
    paidAt: Date | null;
    /** The buyer's account was made for this order and has no password yet. */
    accountCreated: boolean;
  };
  lines: readonly [BoughtLine, ...BoughtLine[]];
  payment: { state: PaymentState; redirectUrl: string | null } | undefined;
  /** The query of a checkout link that starts the purchase of the first line again. */
  againQuery: string;
}
