import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/**
 * pending: placed, price fixed, not paid. paid: paid and fulfilled, in one step. review: paid, but staff have to decide, because
 * the payment does not match or the order is risky. cancelled: not paid in time, or refunded by staff. partly_refunded, refunded:
 * refunded in part or whole. disputed: the buyer's bank disputes the payment, and the licences are suspended. charged_back: the
 * dispute is lost, and the licences are revoked.
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
  // By staff only: fulfilment/accept-order.ts, refuse-order.ts and cancel-refunded-order.ts.
  review: ['paid', 'cancelled'],
  // A late payment needs a person: the coupon was released and the buyer has left.
  cancelled: ['review'],
  // Moves back if the buyer's bank refuses a refund after all.
  partly_refunded: ['paid', 'refunded', 'disputed'],
  refunded: ['paid', 'partly_refunded', 'disputed'],
  // Moves back to its state before if the dispute is won.
  disputed: ['paid', 'partly_refunded', 'refunded', 'charged_back'],
  // The bank gives the money back after all.
  charged_back: ['paid', 'partly_refunded', 'refunded'],
};

/** The states of an order that was paid at some time, and therefore fulfilled. */
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
 * risk: the payment matches, but the order's risk score is too high (domain/risk).
 * refund_failed: it was refused, and its refund failed.
 * no_address: its buyer was erased (erase-unpaid-orders.ts), so nobody can get the licences.
 */
export type ReviewReason =
  | 'amount_mismatch'
  | 'paid_after_cancellation'
  | 'no_address'
  | 'risk'
  | 'refund_failed';

/** One product with one licence type. Amounts are minor units, for the whole line. */
export interface OrderLine {
  id: string;
  /** Its place in the order, from 1. */
  position: number;
  pid: string;
  productName: string;
  licenceType: LicenceType;
  /** How many licences it issues. */
  quantity: number;
  listMinor: number;
  /** How much less than the list price it costs; fixed when the order is placed. */
  discountMinor: number;
  /**
   * The parts of the discount: by the coupon, by promotions, and by credit from an earlier period. They add up to it. All null in
   * lines from before these columns, where they are unknown (`reductionsOf`).
   */
  couponMinor: number | null;
  promotionMinor: number | null;
  creditMinor: number | null;
  totalMinor: number;
  /** Renewal price of each of its licences, as the buyer agreed; null: it does not renew. */
  renewalMinor: number | null;
}

/** One purchase; its price is fixed when it is placed. */
export interface Order {
  id: string;
  /** The number that buyers quote to support: `SP-7K3QX-9M2TD`. */
  number: string;
  state: OrderState;
  email: string;
  memberId: string | null;
  /** The buyer had no account before this order. */
  accountCreated: boolean;
  /** Address of a gift's recipient, who gets the licences; null if it is no gift. Payment and receipt are the buyer's. */
  giftEmail: string | null;
  /** The language that the buyer has chosen for the recipient. */
  giftLocale: Locale | null;
  locale: Locale;
  country: string | null;
  currency: Currency;
  /** Minor units, before reductions. */
  listMinor: number;
  /** Minor units, what the buyer pays: the sum of the lines. */
  totalMinor: number;
  /** At least one, by position. */
  lines: readonly [OrderLine, ...OrderLine[]];
  couponCode: string | null;
  /** The use of its coupon was released. */
  couponReturned: boolean;
  reviewReason: ReviewReason | null;
  placedAt: Date;
  paidAt: Date | null;
  /** What was paid for it, minor units; null unless it is paid, and in orders from before this column. */
  paidMinor: number | null;
  /** Currency of `paidMinor`; staff may have accepted one that the shop does not sell in. */
  paidCurrency: string | null;
  /** What was refunded of it, in the same currency; does not include chargebacks. */
  refundedMinor: number;
}

/** What was paid for an order; its total if that was not recorded yet. */
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

/** Whether exactly its total was paid: staff may have accepted another amount or currency. */
export function isPaidAsAgreed(
  order: Pick<Order, 'paidMinor' | 'paidCurrency' | 'totalMinor' | 'currency'>,
): boolean {
  const { amountMinor, currency } = paidFor(order);
  return amountMinor === order.totalMinor && currency === order.currency;
}

/** The state of a paid order without a dispute, from the amounts paid and refunded. */
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

/** Whether its buyer was erased, because it was not paid or because they asked for it. Then only the books may name them. */
export function isErased({ email }: Pick<Order, 'email'>): boolean {
  return email === '';
}
