import type { Currency } from '@spindle/platform/currencies.ts';
import type { ChargeFailure, Paid } from './provider.ts';
import type { ProviderCard } from './provider-card.ts';

/**
 * starting: the provider has not answered yet. open: the buyer is on the provider's page, or a charge is under way. succeeded:
 * the provider has the money. failed, expired: nothing was paid.
 */
export const PAYMENT_STATES = ['starting', 'open', 'succeeded', 'failed', 'expired'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Where a payment may go from each state. */
export const PAYMENT_MOVES: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  // Fails at once if the provider no longer has the stored card.
  starting: ['open', 'failed', 'expired'],
  open: ['succeeded', 'failed', 'expired'],
  succeeded: [],
  failed: [],
  // A payment that the provider reports late counts; its order goes to review.
  expired: ['succeeded'],
};

/**
 * How a payment ends. If it succeeded: what was paid, the provider's id of the customer if a card is stored, that card if the
 * order goes to review, and whether another payment had already paid the order (`isSurplus`).
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
 * How long a payment can be paid, in ms. What it holds (a coupon's use) is released within the hour, including the minutes until
 * the end is noticed. Stripe accepts no page that lives less than 30 minutes, see `MAKING_MS`.
 */
export const PAGE_LIFE_MS = 55 * 60_000;

/** When a payment can't be paid any more; the same for every attempt to create it. */
export function pageEnds({ createdAt }: Pick<Payment, 'createdAt'>): Date {
  return new Date(createdAt.getTime() + PAGE_LIFE_MS);
}

/** How long the provider may be asked again to create a payment, in ms; after that its page would live too short. */
const MAKING_MS = 20 * 60_000;

/** Whether a payment that the provider has not confirmed can still be created there. */
export function canBeMade({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return now.getTime() < createdAt.getTime() + MAKING_MS;
}

/**
 * How long a payment that the provider can't be asked about stays open after the end of its page, in ms: allows for different
 * clocks and money under way.
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
  /** What the provider took, minor units; null unless it succeeded, and in payments from before this was recorded. */
  paidMinor: number | null;
  /** As the provider reports it: it may be a currency that the shop does not sell in. */
  paidCurrency: string | null;
  /** Its page stores the card that pays. */
  keepCard: boolean;
  /** The provider's id of the customer: the stored card's, if charged without a page; else the one the page knows or created. */
  customerId: string | null;
  methodId: string | null;
  /** The order of the guest whose card is charged or stored; null for a member's own card, and until a guest's order is paid. */
  guestOrderId: string | null;
  /** Its page was made for the member, who was logged in. */
  byMember: boolean;
  /** Why the charge failed. */
  failure: ChargeFailure | null;
  /** The order stays pending if this payment fails: the module that placed it decides what comes next. */
  keepsOrder: boolean;
  /** The card that its page has stored, while the order is in review: it is saved for nobody until staff accept the order. */
  keptCard: ProviderCard | null;
  createdAt: Date;
  /** When the shop learned how it ended. */
  settledAt: Date | null;
}

/**
 * How long a charge whose answer was lost is requested again with the same key, in ms: well within the day for which Stripe
 * remembers keys.
 */
const CHARGING_MS = 12 * 3_600_000;

/** Whether a charge that the provider has not confirmed may be requested again without charging twice. */
export function canBeCharged({ createdAt }: Pick<Payment, 'createdAt'>, now: Date): boolean {
  return now.getTime() < createdAt.getTime() + CHARGING_MS;
}
