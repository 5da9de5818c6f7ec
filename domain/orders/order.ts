import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/**
 * pending: placed, price fixed, nothing paid. paid: money is here and the licence is issued, in one step.
 * review: money is here but does not fit the order; staff decides. cancelled: nobody paid in
 * time, or staff have sent the money back. partly_refunded, refunded: some or all of the money went back.
 * disputed: the buyer's bank asks for the money, and the licences rest. charged_back: the bank has taken it, and the
 * licences are revoked.
 */
export const ORDER_STATES = [
  'pending',
  'paid',
  'review',
  'cancelled',
  'partly_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Where an order may go from each state. */
export const ORDER_MOVES: Readonly<Record<OrderState, readonly OrderState[]>> = {
  pending: ['paid', 'review', 'cancelled'],
  paid: ['partly_refunded', 'refunded', 'disputed'],
  // By staff only, see fulfilment/accept-order.ts, refuse-order.ts and cancel-refunded-order.ts.
  review: ['paid', 'cancelled'],
  // Money that arrives after all needs a person: the coupon was given back, the buyer has left.
  cancelled: ['review'],
  // Back when the buyer's bank did not take a refund after all.
  partly_refunded: ['paid', 'refunded', 'disputed'],
  refunded: ['paid', 'partly_refunded', 'disputed'],
  // Back to where it was when the dispute is won.
  disputed: ['paid', 'partly_refunded', 'refunded', 'charged_back'],
  // The bank has given it back after all.
  charged_back: ['paid', 'partly_refunded', 'refunded'],
};

/** The states of an order that was paid once, and so has brought what it says. */
export const FULFILLED_STATES = [
  'paid',
  'partly_refunded',
  'refunded',
  'disputed',
  'charged_back',
] as const satisfies readonly OrderState[];

export function isFulfilled({ state }: Pick<Order, 'state'>): boolean {
  return FULFILLED_STATES.some((fulfilled) => fulfilled === state);
}

/**
 * risk: the money fits, but too much spoke against the order (domain/risk).
 * refund_failed: it was refused, and its money could not be sent back.
 * no_address: who placed it has been erased (erase-unpaid-orders.ts), so nobody can be given anything.
 */
export type ReviewReason =
  | 'amount_mismatch'
  | 'paid_after_cancellation'
  | 'no_address'
  | 'risk'
  | 'refund_failed';

/** One product with one licence type. Amounts are of the whole line, in minor units. */
export interface OrderLine {
  id: string;
  /** Its place in the order, from 1. */
  position: number;
  pid: string;
  productName: string;
  licenceType: LicenceType;
  /** How many licences it brings. */
  quantity: number;
  listMinor: number;
  /** What it costs less than it is listed at; it stands from the moment of placing. */
  discountMinor: number;
  /**
   * What of the discount is the coupon's, the promotions', and credit for a period that this line takes the place of; they
   * come to it. All null in lines older than the columns, where it is not known (`reductionsOf`).
   */
  couponMinor: number | null;
  promotionMinor: number | null;
  creditMinor: number | null;
  totalMinor: number;
  /** What each of its licences costs again for every further term, as the buyer agreed; null: it ends with its term. */
  renewalMinor: number | null;
}

/** What one buyer buys at once; the price stands from the moment of placing. */
export interface Order {
  id: string;
  /** What the buyer quotes to support: `SP-7K3QX-9M2TD`. */
  number: string;
  state: OrderState;
  email: string;
  memberId: string | null;
  /** The buyer had no account before this order. */
  accountCreated: boolean;
  /** Who gets what it brings, where that is not the buyer. Money and receipt stay the buyer's. */
  giftEmail: string | null;
  /** The language that the buyer has chosen for them. */
  giftLocale: Locale | null;
  locale: Locale;
  country: string | null;
  currency: Currency;
  /** Minor units, before the coupon. */
  listMinor: number;
  /** Minor units, what the buyer pays: the sum of the lines. */
  totalMinor: number;
  /** At least one, by position. */
  lines: readonly [OrderLine, ...OrderLine[]];
  couponCode: string | null;
  /** The use of its coupon has been given back. */
  couponReturned: boolean;
  reviewReason: ReviewReason | null;
  placedAt: Date;
  paidAt: Date | null;
  /** What was taken for it, minor units; null unless it is paid, and in orders older than the column. */
  paidMinor: number | null;
  /** Of `paidMinor`; staff may have taken one the shop does not sell in. */
  paidCurrency: string | null;
  /** What has gone back of it, in the same money. What banks have taken is not in it. */
  refundedMinor: number;
}

/** What was taken for an order; one from before that was noted came to its total. */
export function paidFor({
  paidMinor,
  paidCurrency,
  totalMinor,
  currency,
}: Pick<Order, 'paidMinor' | 'paidCurrency' | 'totalMinor' | 'currency'>): {
  amountMinor: number;
  currency: string;
} {
  return { amountMinor: paidMinor ?? totalMinor, currency: paidCurrency ?? currency };
}

/** Whether its total was taken: staff may have accepted another amount, or another currency. */
export function isPaidAsAgreed(
  order: Pick<Order, 'paidMinor' | 'paidCurrency' | 'totalMinor' | 'currency'>,
): boolean {
  const { amountMinor, currency } = paidFor(order);
  return amountMinor === order.totalMinor && currency === order.currency;
}

/** The state of an order without a dispute, by what has gone back of what was paid. */
export function stateOfMoney(
  paidMinor: number,
  refundedMinor: number,
): 'paid' | 'partly_refunded' | 'refunded' {
  if (refundedMinor === 0) return 'paid';
  return refundedMinor < paidMinor ? 'partly_refunded' : 'refunded';
}

/** The states that may move to `to`. */
export function statesBefore(to: OrderState): OrderState[] {
  return ORDER_STATES.filter((from) => ORDER_MOVES[from].includes(to));
}

/** Whether its buyer was erased: because nobody paid it, or because they have asked for it. Only the books know them then. */
export function isErased({ email }: Pick<Order, 'email'>): boolean {
  return email === '';
}
