import type { Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Business } from '../tax/tax.ts';
import type { Period } from './periods/period.ts';

/**
 * active: renews when its period ends. past_due: a period is over and not paid; the card is tried again, and the licence
 * goes on working meanwhile. cancelling: ends with its period. paused: nothing is charged; what is paid for goes on.
 */
export const SUBSCRIPTION_STATES = ['active', 'past_due', 'cancelling', 'paused', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Where a subscription may go from each state. */
export const SUBSCRIPTION_MOVES: Readonly<Record<SubscriptionState, readonly SubscriptionState[]>> = {
  active: ['past_due', 'cancelling', 'paused', 'ended'],
  past_due: ['active', 'cancelling', 'ended'],
  cancelling: ['active', 'past_due', 'ended'],
  paused: ['active', 'cancelling', 'ended'],
  ended: [],
};

/**
 * unpaid: no try of its last renewal was paid. cancelled: by its member or staff. refunded: the money of its period went
 * back. charged_back: a bank has taken it. revoked: staff took the licence back. lifetime: its licence never ends any more.
 * price: its member has not agreed to a new one.
 */
export type EndReason =
  | 'unpaid'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'
  | 'revoked'
  | 'lifetime'
  | 'price';

/**
 * What the shop does by itself. remind: a renewal comes. check_card: is the card good until then? renew: a period is over. retry: the card is tried
 * once more. end: cancelled, and the period is over.
 */
export type Step = 'remind' | 'check_card' | 'renew' | 'retry' | 'end';

/** Where a member says that they live, the country of the network that they said it from, and when (ISO 8601). */
export interface StatedCountry {
  /** ISO 3166 code. */
  country: string;
  network: string | null;
  at: string;
}

/** What keeps one licence going, term after term. */
export interface Subscription extends Period {
  id: string;
  memberId: string;
  licenceId: string;
  /**
   * What the provider calls it that charges it by itself until its period ends (end-billing.ts); null once the shop
   * charges it.
   */
  billedAs: string | null;
  /**
   * When its member agreed to it with the system that it was taken over from; null where an order of this shop has begun it,
   * and of those that were taken over before that was kept.
   */
  begunAt: Date | null;
  /**
   * The order with which a guest began it, whose card renews it; null once it is its member's own, which their own card
   * renews.
   */
  guestOrderId: string | null;
  pid: string;
  /** As it was called when it was bought, in that language. */
  productName: string;
  /** The first one stays, wherever its member lives now. */
  currency: Currency;
  /** What the next period costs, minor units, as the member agreed. */
  renewalMinor: number;
  /** What it changes to with the next renewal; null where its term stays. */
  nextTerm: Term | null;
  /** What the next renewal costs where that is not `renewalMinor`: of another term, or a new price that holds by then. */
  nextRenewalMinor: number | null;
  /** To the member's good, minor units: it lowers what comes. */
  balanceMinor: number;
  locale: Locale;
  /**
   * ISO 3166 code of the first order; once an invoice was corrected, that of the invoice, and once its member has moved, what they
   * say, from the next order on (`periods/buyer-of-next.ts`).
   */
  country: string | null;
  /** The business that another system has sold it to; null for a consumer, and where an order of this shop has begun it. */
  importedBusiness: Business | null;
  /** What its member has said last in the member centre of where they live. */
  statedCountry: StatedCountry | null;
  state: SubscriptionState;
  /** What the shop does next by itself, and when; null where nothing is to be done. */
  nextStep: Step | null;
  dueAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
}
