import type { Currency } from '@spindle/platform/currencies.ts';
import type { ChargeFailure, Paid } from './provider.ts';
import type { ProviderCard } from './provider-card.ts';

/**
 * starting: the provider has not answered yet. open: the buyer is on the provider's page. succeeded: the
 * provider has the money. failed, expired: nothing was or will be paid.
 */
export const PAYMENT_STATES = ['starting', 'open', 'succeeded', 'failed', 'expired'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Where a payment may go from each state. */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // Failed at once: a kept card that its provider knows no more.
  starting: ['open', 'failed', 'expired'],
  open: ['succeeded', 'failed', 'expired'],
  succeeded: [],
  failed: [],
  // The provider's word on money counts, however late it comes; the order goes to review then.
  expired: ['succeeded'],
};

/**
 * How a payment ends; one that succeeded with what was paid, as whom the provider keeps the card where it does, that card
 * where staff are to look at the order, and whether another payment had paid the order before.
 */
export type PaymentEnd =
  | {
      to: 'succeeded';
      paid: Paid;
      customerId?: string | undefined;
      keptCard?: ProviderCard | undefined;
      isSurplus?: boolean;
    }
  | { to: 'failed' | 'expired'; failure?: ChargeFailure | undefined };

/** The states that may move to `to`. */
export function statesBefore(to: PaymentState): PaymentState[] {
  return PAYMENT_STATES.filter((from) => PAYMENT_MOVES[from].includes(to));
}

/**
 * How long a payment can be paid, in ms. What it holds (a coupon's use) is given back within the hour, the
 * minutes until somebody notices included; Stripe takes no page of less than 30 minutes, see `MAKING_MS`.
 */
export const PAGE_LIFE_MS = 55 * 60_000;

/** From then on a payment can't be paid any more. The same for every try to make it. */
export function pageEnds({ createdAt }: Pick<Payment, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + PAGE_LIFE_MS);
}

/** How long the provider may be asked again to make a payment, in ms; its page would be too short after that. */
const MAKING_MS = 20 * 60_000;

/** Whether a payment that the provider has not confirmed can still be made. */
export function canBeMade({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return now.getTime() < createdAt.getTime() + MAKING_MS;
}

/**
 * How long after its page's end a payment stays open that can't be asked for, in ms: for clocks that differ and money
 * under way.
 */
export const END_MARGIN_MS = 2 * 60_000;

/** One attempt to get an order paid. Its id is the idempotency key at the provider. */
export interface Payment {
  id: string;
  orderId: string;
  provider: string;
  /** The provider's own id; null while starting. */
  providerId: string | null;
  state: PaymentState;
  /** Minor units. */
  amountMinor: number;
  currency: Currency;
  /** The provider's hosted page. */
  redirectUrl: string | null;
  /** What the provider took, minor units; null unless it succeeded, and in payments older than the column. */
  paidMinor: number | null;
  /** As the provider says it: it may be none the shop sells in. */
  paidCurrency: string | null;
  /** Its page keeps the card that pays. */
  keepCard: boolean;
  /** Of the kept card, where it is charged without a page; as whom a page knows its member, or whom it has made. */
  customerId: string | null;
  methodId: string | null;
  /** The order of the guest whose card is charged or kept; null: the member's own, and before a guest's order is paid. */
  guestOrderId: string | null;
  /** Its page was made for the member, who was logged in. */
  byMember: boolean;
  /** Why the charge failed. */
  failure: ChargeFailure | null;
  /** The order stays pending when this payment brings nothing: whoever placed it decides what is next. */
  keepsOrder: boolean;
  /** The card that its page has kept, where staff are to look at the order: it is nobody's before they have accepted that. */
  keptCard: ProviderCard | null;
  createdAt: Date;
  /** When the shop heard how it ended. */
  settledAt: Date | null;
}

/**
 * How long a charge whose answer was lost is asked for again under its key, in ms: well within the day for which
 * Stripe knows keys.
 */
const CHARGING_MS = 12 * 3_600_000;

/** Whether a charge that the provider has not confirmed may be asked for again: it is made once all the same. */
export function canBeCharged({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return now.getTime() < createdAt.getTime() + CHARGING_MS;
}
