import type { Currency } from '@spindle/platform/currencies.ts';
import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { EndReason } from './subscription.ts';

/** Looks for subscriptions whose next step is due. */
export const findDueSubscriptions: JobKind<object> = {
  name: 'subscriptions.find-due',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Looks for changes of term whose payment page has closed unpaid. */
export const forgetSwitches: JobKind<object> = {
  name: 'subscriptions.forget-switches',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Adds up the outcomes of price changes (`addUpOutcomes`). */
export const addUpPriceOutcomes: JobKind<object> = {
  name: 'subscriptions.add-up-price-outcomes',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Takes the step that is due for one subscription. */
export const stepOfSubscription: JobKind<{ subscriptionId: string }> = {
  name: 'subscriptions.step',
  retries: 3,
  key: ({ subscriptionId }) => subscriptionId,
};

/**
 * renewed: a renewal was paid. failed: the card could not be charged. bank: the card's owner has to confirm the charge with
 * their bank. reminder: a renewal is coming. card: no card is valid until the renewal. switched: the term has changed.
 * planned: the term changes with the next renewal. lifetime: the licence never ends any more. cancelled: it ends with its
 * period. paused: it renews only when it is resumed. resumed: it renews again, at the end of its period or at once. ended:
 * for good. gift_ended: the same, for the recipient of a gift.
 */
export const SUBSCRIPTION_MAILS = [
  'renewed',
  'failed',
  'bank',
  'reminder',
  'card',
  'switched',
  'planned',
  'lifetime',
  'cancelled',
  'paused',
  'resumed',
  'ended',
  'gift_ended',
] as const;
export type SubscriptionMailKind = (typeof SUBSCRIPTION_MAILS)[number];

/** The contents of a mail, as they were when it was queued. Times are ISO 8601. */
export interface SubscriptionNews {
  kind: SubscriptionMailKind;
  subscriptionId: string;
  memberId: string;
  /** When it happened. */
  at: string;
  locale: Locale;
  productName: string;
  /** The term of the period that `amountMinor` pays for. */
  term: Term;
  currency: Currency;
  /** What was charged, or will be, minor units. */
  amountMinor: number;
  /** What the next period costs, minor units. */
  renewalMinor: number;
  periodEnd: string;
  /** The licence does not work at this moment, for example because its grace period is over. Older jobs lack this field. */
  rests?: boolean;
  /** When the card is tried next. */
  dueAt: string | null;
  /**
   * The order that was paid; the renewal that was not paid or has to be confirmed; or the order whose payment was undecided when
   * the subscription was cancelled or resumed. Null otherwise, and for paid orders in jobs of an older version.
   */
  orderId: string | null;
  endReason: EndReason | null;
}

/**
 * Queued by the transaction that the mail is about. While a new version is rolled out, a worker of the old one may take a mail
 * of a kind that it has no words for, and the job fails. The twelve retries, 10 s apart at first and doubling, take hours, far
 * longer than two versions run side by side. After that the job waits among the failed ones until staff retry it.
 */
export const subscriptionMail: JobKind<SubscriptionNews> = {
  name: 'subscriptions.mail',
  retries: 12,
  key: ({ subscriptionId, kind, at }) => `${subscriptionId} ${kind} ${at}`,
};

/** How much of a line's money is to be refunded, minor units. */
export interface GoodToRefund {
  subscriptionId: string;
  orderId: string;
  lineId: string;
  amountMinor: number;
}

/** Queued by the transaction that ended the subscription. */
export const goodRefund: JobKind<GoodToRefund> = {
  name: 'subscriptions.refund-good',
  retries: 12,
  key: ({ subscriptionId, lineId }) => `${subscriptionId} ${lineId}`,
};
