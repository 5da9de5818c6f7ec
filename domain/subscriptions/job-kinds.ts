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

/** Looks for changes of term whose pages have closed unpaid. */
export const forgetSwitches: JobKind<object> = {
  name: 'subscriptions.forget-switches',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Adds up what has become of the prices that subscriptions were told. */
export const addUpPriceOutcomes: JobKind<object> = {
  name: 'subscriptions.add-up-price-outcomes',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Does what is due for one of them. */
export const stepOfSubscription: JobKind<{ subscriptionId: string }> = {
  name: 'subscriptions.step',
  retries: 3,
  key: ({ subscriptionId }) => subscriptionId,
};

/**
 * renewed: paid for again. failed: the card could not be charged. bank: its owner has to confirm. reminder: a renewal
 * comes. card: there is none that is good until then. switched: its term has changed. planned: its term changes with
 * the next renewal. lifetime: its licence never ends any more. cancelled: it ends with its period. paused: it renews
 * only when it is resumed. resumed: it renews again, with its period or at once. ended: for good. gift_ended: the same,
 * to whom its licence was given.
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

/** What a mail says, as it was when it was queued. Times are ISO 8601. */
export interface SubscriptionNews {
  kind: SubscriptionMailKind;
  subscriptionId: string;
  memberId: string;
  /** When it happened. */
  at: string;
  locale: Locale;
  productName: string;
  /** That of the period which `amountMinor` is for. */
  term: Term;
  currency: Currency;
  /** What was charged, or will be. */
  amountMinor: number;
  /** What the next period costs. */
  renewalMinor: number;
  periodEnd: string;
  /** While its money is waited for the licence does not work: its grace was over before. Not said by an older version. */
  rests?: boolean;
  /** When the card is tried next. */
  dueAt: string | null;
  /**
   * Of what was paid for; of the renewal that was not paid, or its owner has to confirm; of a payment that was not decided when
   * it was cancelled or resumed. Of what was paid for, older versions do not say it.
   */
  orderId: string | null;
  endReason: EndReason | null;
}

/**
 * Queued by the transaction in which it happened. While a new version is rolled out, a worker of the old one may take a
 * mail of a kind that it has no words for, and fails it. The twelve further tries, 10 s apart and doubling, take hours, far
 * longer than two versions run side by side; after that it waits among the failed jobs until somebody has it tried again.
 */
export const subscriptionMail: JobKind<SubscriptionNews> = {
  name: 'subscriptions.mail',
  retries: 12,
  key: ({ subscriptionId, kind, at }) => `${subscriptionId} ${kind} ${at}`,
};

/** What of a line's money is to be refunded, minor units. */
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
