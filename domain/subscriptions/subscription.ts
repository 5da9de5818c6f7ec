import type { Currency } from '@spindle/platform/currencies.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Business } from '../tax/tax.ts';
import type { Period } from './periods/period.ts';

/**
 * active: renews when its period ends. past_due: the renewal was not paid; the card is retried, and the licence keeps working
 * meanwhile. cancelling: ends with its period. paused: nothing is charged; the licence works until the end of what is paid.
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
 * unpaid: no retry of its last renewal was paid. cancelled: by its member or staff. refunded: its period was refunded.
 * charged_back: a dispute was lost. revoked: staff revoked the licence. lifetime: the licence never ends any more. price: the
 * member has not agreed to a new price.
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
 * What the shop does by itself. remind: mail that a renewal comes. check_card: mail if the card expires before the renewal.
 * renew: charge when the period is over. retry: charge the card once more. end: end what was cancelled when its period is over.
 */
export type Step = 'remind' | 'check_card' | 'renew' | 'retry' | 'end';

/** The country a member says they live in, the country of the network they said it from, and when (ISO 8601). */
export interface StatedCountry {
  /** ISO 3166 code. */
  country: string;
  network: string | null;
  at: string;
}

/** Renews one licence, term after term. */
export interface Subscription extends Period {
  id: string;
  memberId: string;
  licenceId: string;
  /**
   * Id of a taken-over subscription at the provider that charged it by itself until its period ends (end-billing.ts); null once
   * the shop charges it.
   */
  billedAs: string | null;
  /**
   * When its member agreed to it in the system that it was taken over from. Null if it began with an order of this shop, or was
   * taken over before this was recorded.
   */
  begunAt: Date | null;
  /**
   * The order with which a guest began it: the guest's card renews it. Null if it is the member's own and renews with the
   * member's card.
   */
  guestOrderId: string | null;
  pid: string;
  /** The product's name when it was bought, in the buyer's language. */
  productName: string;
  /** That of the first order; it stays, wherever the member lives now. */
  currency: Currency;
  /** The price of a renewal as the member agreed, minor units. */
  renewalMinor: number;
  /** The term it changes to with the next renewal; null where its term stays. */
  nextTerm: Term | null;
  /** Price of the next renewal if it is not `renewalMinor`, because of another term or a new price; minor units. */
  nextRenewalMinor: number | null;
  /** The member's credit balance, minor units: it lowers the next charges. */
  balanceMinor: number;
  locale: Locale;
  /**
   * ISO 3166 code of the country in which the last order was placed: at first that of the first order; after a corrected
   * invoice or a move that its member states, the next order changes it (`periods/buyer-of-next.ts`).
   */
  country: string | null;
  /** The business that another system sold it to; null for a consumer, or if it began with an order of this shop. */
  importedBusiness: Business | null;
  /** The country that its member stated last in the member centre. */
  statedCountry: StatedCountry | null;
  state: SubscriptionState;
  /** What the shop does next by itself, and when; both null where nothing is to be done. */
  nextStep: Step | null;
  dueAt: Date | null;
  createdAt: Date;
  endedAt: Date | null;
  endReason: EndReason | null;
}
