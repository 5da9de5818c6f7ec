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
  /** From then on the page takes no money. */
  ends: Date;
  /** The page says that the card is kept, to be charged without the buyer, and keeps it. */
  keepCard?: boolean;
  /** The customer who has a card there already. */
  customerId?: string | undefined;
}

/** A page that keeps a card and takes no money. */
export interface NewCardPage
  extends Pick<NewProviderPayment, 'idempotencyKey' | 'email' | 'locale' | 'returnUrl' | 'cancelUrl'> {
  customerId?: string | undefined;
}

export interface ObservedCardPage {
  status: 'open' | 'done' | 'expired';
  /** Once it is done. */
  card?: ProviderCard;
}

/** Money from a kept card, while its owner is not there. */
export interface NewCharge
  extends Pick<
    NewProviderPayment,
    'idempotencyKey' | 'reference' | 'amountMinor' | 'currency' | 'description'
  > {
  customerId: string;
  methodId: string;
}

/** What became of a charge. */
export interface ObservedCharge extends ObservedPayment {
  /** The provider's id of the payment. */
  paymentId: string;
}

/** What the provider says of a payment. `amountMinor` is what it took or would take. */
export interface ObservedPayment {
  status: 'open' | 'succeeded' | 'failed' | 'expired';
  amountMinor: number;
  /** ISO 4217, upper case; a string, because a provider may say anything. */
  currency: string;
  /** The card that the page has kept, if it was to and the payment succeeded. */
  card?: ProviderCard;
  /** ISO 3166 code of where the card that paid was issued, where the provider knows it. */
  cardCountry?: string;
  /** Why a charge failed. needs_bank: it can be paid on a page, where the bank asks its customer. */
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

/** What the provider says of a refund. pending: the money has not left yet. */
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

/** What the provider says of a dispute. inquiry: a bank asks, and no money has moved (yet). */
export interface ObservedDispute extends Paid {
  id: string;
  /** The provider's id of the payment. */
  paymentId: string;
  status: 'inquiry' | 'open' | 'won' | 'lost';
  /** In the provider's words. */
  reason: string;
  openedAt: Date;
  /** Until when the shop can show why the money is its own; left out where nobody says. */
  evidenceDueBy?: Date | undefined;
}

/** What can move the seller's balance at the provider. */
export const BALANCE_SUBJECTS = ['payment', 'refund', 'dispute'] as const;
export type BalanceSubject = (typeof BALANCE_SUBJECTS)[number];

/** A change of the seller's balance, and what the provider has kept of it. */
export interface BalanceMovement {
  /** The provider's id of it; it never changes. */
  id: string;
  about: BalanceSubject;
  /** Of a payment our id, which the provider gives back; of a refund or a dispute the provider's. */
  subject: string;
  /** Minor units of the balance's currency, below zero where money leaves. */
  amountMinor: number;
  /** What the provider takes besides, below zero where it gives it back. */
  feeMinor: number;
  /** What the balance is kept in, ISO 4217: a provider may change what a buyer has paid. */
  currency: string;
  at: Date;
}

/** Money that the provider has sent to the seller's bank. */
export interface Payout {
  id: string;
  /** When the bank has it, `2026-11-24`. */
  arrivesOn: string;
}

/** What an event is about. */
export const EVENT_SUBJECTS = ['payment', 'refund', 'dispute', 'subscription'] as const;
export type EventSubject = (typeof EVENT_SUBJECTS)[number];

/** Must be idempotent: a stored event is handed on at least once, and no word of it but its ids is believed. */
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

/** `event: null`: genuine, but about nothing that the shop knows. */
export type ParsedWebhook =
  | { ok: true; event: PaymentEvent | null }
  | { ok: false; error: 'webhook_signature' | 'webhook_too_old' | 'webhook_malformed' };

/**
 * A company that takes the money on a page of its own. Calls may throw when it can't be reached; they are
 * made without a lock or a transaction, and every one of them may be repeated.
 */
export interface PaymentProvider {
  name: string;
  /** What its page takes. */
  methods: readonly [PaymentMethod, ...PaymentMethod[]];
  /** Less than that it does not take, minor units. */
  leastMinor: Readonly<Record<Currency, number>>;
  createPayment(payment: NewProviderPayment): Promise<{ paymentId: string; redirectUrl: string }>;
  /** Undefined when the provider answers that it has no such payment. */
  retrievePayment(paymentId: string): Promise<ObservedPayment | undefined>;
  /**
   * Ends a payment that is open, so that its page takes no money from now on.
   * @returns how it stands after that: it may have succeeded just before; undefined as above.
   */
  cancelPayment(paymentId: string): Promise<ObservedPayment | undefined>;
  createCardPage(page: NewCardPage): Promise<{ pageId: string; redirectUrl: string }>;
  /** Undefined when the provider answers that it has no such page. */
  retrieveCardPage(pageId: string): Promise<ObservedCardPage | undefined>;
  /**
   * Deletes what it holds of a customer and their cards, which pay nothing from then on. What it keeps for books of its own stays
   * there. One that it does not know, or has forgotten before, is forgotten.
   */
  forgetCustomer(customerId: string): Promise<void>;
  /**
   * Charges a kept card. For `retrievePayment`, refunds and events it is a payment like any other.
   * @returns with `paymentId` null what has failed without a payment: the provider knows the card no more.
   */
  charge(charge: NewCharge): Promise<ObservedPayment & { paymentId: string | null }>;
  /**
   * The charge that was made with this reference, whatever was answered then, and long after its key is forgotten.
   * @returns undefined when there is none, or one that nothing was decided about: it takes no money unless it is asked for again.
   */
  findCharge(charge: Pick<NewCharge, 'reference' | 'customerId'>): Promise<ObservedCharge | undefined>;
  /**
   * Sends money of a payment back. One that was made before, with whatever answer, is found by its reference.
   * @returns no: the provider does not send it, now or later, for this reason.
   */
  refund(
    refund: NewProviderRefund,
  ): Promise<{ ok: true; refund: ObservedRefund } | { ok: false; no: string }>;
  /** Undefined when the provider answers that it has no such refund. */
  retrieveRefund(refundId: string): Promise<ObservedRefund | undefined>;
  /** Undefined when the provider answers that it has no such dispute. */
  retrieveDispute(disputeId: string): Promise<ObservedDispute | undefined>;
  /** Subscriptions that it charges by itself; undefined where it does no such thing. */
  billing?: ProviderBilling;
  /** What it has told or tried to tell about refunds and disputes since then, each event under the id of its webhook. */
  eventsSince(since: Date): Promise<PaymentEvent[]>;
  /** What has moved the balance since then, for payments, refunds and disputes of the shop. */
  balanceSince(since: Date): AsyncIterable<BalanceMovement>;
  /** Payouts that were begun since then and whose parts are known. */
  payoutsSince(since: Date): AsyncIterable<Payout>;
  /** The ids of the movements that a payout consists of; of other things, too. */
  movementsOfPayout(payoutId: string): AsyncIterable<string>;
  /** @param rawBody the bytes as they came: a signature covers those, not what they mean. */
  parseWebhook(headers: Headers, rawBody: string): ParsedWebhook;
}
