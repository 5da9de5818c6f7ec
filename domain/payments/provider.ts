import type { Currency } from '@spindle/platform/currencies.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { ProviderBilling } from './billing.ts';
import type { PaymentMethod } from './payment-method.ts';
import type { ProviderCard } from './provider-card.ts';

export interface NewProviderPayment {
  /** The same key gives the same payment, however often it is asked for. */
  idempotencyKey: string;
  /** Our id; the provider gives it back in its events. */
  reference: string;
  /** Minor units. */
  amountMinor: number;
  currency: Currency;
  /** One line for the provider's page: product and licence, in the buyer's language. */
  description: string;
  email: string;
  locale: Locale;
  returnUrl: string;
  cancelUrl: string;
  /** When the page stops taking money. */
  ends: Date;
  /** The page says that the card is stored and later charged without the buyer, and stores it. */
  keepCard?: boolean;
  /** The provider's id of a customer who has a card there already. */
  customerId?: string | undefined;
}

/** A page that stores a card and takes no money. */
export interface NewCardPage
  extends Pick<NewProviderPayment, 'idempotencyKey' | 'email' | 'locale' | 'returnUrl' | 'cancelUrl'> {
  customerId?: string | undefined;
}

export interface ObservedCardPage {
  status: 'open' | 'done' | 'expired';
  /** Once it is done. */
  card?: ProviderCard;
}

/** A charge of a stored card in the absence of its owner. */
export interface NewCharge
  extends Pick<
    NewProviderPayment,
    'idempotencyKey' | 'reference' | 'amountMinor' | 'currency' | 'description'
  > {
  customerId: string;
  methodId: string;
}

/** The outcome of a charge. */
export interface ObservedCharge extends ObservedPayment {
  /** The provider's id of the payment. */
  paymentId: string;
}

/** A payment as reported by the provider. `amountMinor` is what it took or would take. */
export interface ObservedPayment {
  status: 'open' | 'succeeded' | 'failed' | 'expired';
  amountMinor: number;
  /** ISO 4217, upper case; a string, because a provider may say anything. */
  currency: string;
  /** The card that the page has stored, if `keepCard` was asked for and the payment succeeded. */
  card?: ProviderCard;
  /** ISO 3166 code of the country where the card was issued, if the provider knows it. */
  cardCountry?: string;
  /** Why a charge failed. needs_bank: it can be paid on a page, where the bank asks its customer to confirm. */
  failure?: ChargeFailure;
}

export const CHARGE_FAILURES = ['declined', 'needs_bank'] as const;
export type ChargeFailure = (typeof CHARGE_FAILURES)[number];

/** The money of a payment that succeeded. */
export type Paid = Pick<ObservedPayment, 'amountMinor' | 'currency'>;

export interface NewProviderRefund {
  /** The same key gives the same refund, however often it is asked for. */
  idempotencyKey: string;
  /** Our id; the provider gives it back. */
  reference: string;
  /** The provider's id of the payment. */
  paymentId: string;
  /** Minor units of the payment's currency. */
  amountMinor: number;
}

/** A refund as reported by the provider. pending: the money has not left yet. */
export interface ObservedRefund extends Paid {
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Our id; null where it was made at the provider. */
  reference: string | null;
  /** In the provider's words. */
  failure: string | null;
}

/** A dispute as reported by the provider. inquiry: a bank asks, and no money has moved (yet). */
export interface ObservedDispute extends Paid {
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  status: 'inquiry' | 'open' | 'won' | 'lost';
  /** In the provider's words. */
  reason: string;
  openedAt: Date;
  /** Until when the shop can submit evidence; left out where the provider does not say. */
  evidenceDueBy?: Date | undefined;
}

/** What can move the seller's balance at the provider. */
export const BALANCE_SUBJECTS = ['payment', 'refund', 'dispute'] as const;
export type BalanceSubject = (typeof BALANCE_SUBJECTS)[number];

/** A change of the seller's balance, with the provider's fee. */
export interface BalanceMovement {
  /** The provider's id of it; it never changes. */
  id: string;
  about: BalanceSubject;
  /** For a payment our id, which the provider gives back; for a refund or a dispute the provider's. */
  subject: string;
  /** Minor units of the balance's currency, negative where money leaves. */
  amountMinor: number;
  /** The provider's fee, minor units; negative where it is given back. */
  feeMinor: number;
  /** The balance's currency, ISO 4217: a provider may convert what a buyer has paid. */
  currency: string;
  at: Date;
}

/** Money that the provider has sent to the seller's bank. */
export interface Payout {
  id: string;
  /** The day on which the bank receives it, `2026-11-24`. */
  arrivesOn: string;
}

/** What an event is about. */
export const EVENT_SUBJECTS = ['payment', 'refund', 'dispute', 'subscription'] as const;
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/** Must be idempotent: a stored event is handed over at least once. Trust only its ids, and ask the provider for the rest. */
export type EventHandler = (event: { provider: string; eventId: string }) => Promise<void>;
export type EventHandlers = Partial<Record<EventSubject, EventHandler>>;

export interface PaymentEvent {
  /** Unique at the provider; a replay has the same. */
  id: string;
  type: string;
  about: EventSubject;
  /** The provider's id of the payment, refund, dispute or subscription it is about. */
  providerId: string;
  reference: string | null;
}

/** `event: null`: authentic, but of a kind that does not concern the shop. */
export type ParsedWebhook =
  | { ok: true; event: PaymentEvent | null }
  | { ok: false; error: 'webhook_signature' | 'webhook_too_old' | 'webhook_malformed' };

/**
 * A company that takes the money on a page of its own. Calls may throw if it can't be reached. They are made outside of locks and
 * transactions, and each of them may be repeated.
 */
export interface PaymentProvider {
  name: string;
  /** The payment methods of its page. */
  methods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** The least amount that it charges, minor units. */
  leastMinor: Readonly<Record<Currency, number>>;
  createPayment(payment: NewProviderPayment): Promise<{ paymentId: string; redirectUrl: string }>;
  /** Undefined if the provider answers that it has no such payment. */
  retrievePayment(paymentId: string): Promise<ObservedPayment | undefined>;
  /**
   * Ends an open payment, so that its page takes no money from now on.
   * @returns its state afterwards: it may have succeeded just before; undefined as above.
   */
  cancelPayment(paymentId: string): Promise<ObservedPayment | undefined>;
  createCardPage(page: NewCardPage): Promise<{ pageId: string; redirectUrl: string }>;
  /** Undefined if the provider answers that it has no such page. */
  retrieveCardPage(pageId: string): Promise<ObservedCardPage | undefined>;
  /**
   * Deletes a customer and their cards, which pay nothing from then on. What the provider keeps for its own books stays there.
   * Does nothing for a customer that it does not know or has deleted before.
   */
  forgetCustomer(customerId: string): Promise<void>;
  /**
   * Charges a stored card. For `retrievePayment`, refunds and events it is a payment like any other.
   * @returns `paymentId` is null if no payment was made, because the provider no longer has the card.
   */
  charge(charge: NewCharge): Promise<ObservedPayment & { paymentId: string | null }>;
  /**
   * The charge that was made with this reference, even if its answer was lost, and after the provider has forgotten its key.
   * @returns undefined if there is none, or if it is undecided: then it takes no money unless it is requested again.
   */
  findCharge(charge: Pick<NewCharge, 'reference' | 'customerId'>): Promise<ObservedCharge | undefined>;
  /**
   * Refunds money of a payment. A refund that was made before is found by its reference, even if its answer was lost.
   * @returns `no`: why the provider refuses the refund for good.
   */
  refund(
    refund: NewProviderRefund,
  ): Promise<{ ok: true; refund: ObservedRefund } | { ok: false; no: string }>;
  /** Undefined if the provider answers that it has no such refund. */
  retrieveRefund(refundId: string): Promise<ObservedRefund | undefined>;
  /** Undefined if the provider answers that it has no such dispute. */
  retrieveDispute(disputeId: string): Promise<ObservedDispute | undefined>;
  /** For subscriptions that the provider charges by itself; undefined if it has none. */
  billing?: ProviderBilling;
  /** Events about refunds and disputes since then, delivered or not, each under the id of its webhook. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
  /** Movements of the balance since then, for payments, refunds and disputes of the shop. */
  balanceSince(since: Date): AsyncIterable<BalanceMovement>;
  /** Payouts that were begun since then and whose movements are known. */
  payoutsSince(since: Date): AsyncIterable<Payout>;
  /** The ids of the movements that a payout consists of, including movements that are not about the shop. */
  movementsOfPayout(payoutId: string): AsyncIterable<string>;
  /** @param rawBody the body exactly as received: the signature covers the bytes, not the parsed contents. */
  parseWebhook(headers: Headers, rawBody: string): ParsedWebhook;
}
