import type { Currency } from '@spindle/platform/currencies.ts';
import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { WithoutAgreement } from './price-change.ts';

/** Tells the subscriptions of a plan of its new price, a page of them at a time. */
export const tellingOfPrice: JobKind<{ changeId: string; after: string | null }> = {
  name: 'subscriptions.tell-price',
  retries: 12,
  key: ({ changeId, after }) => `${changeId} ${after ?? 'first'}`,
};

/** Tells subscriptions that a price they were told of was withdrawn, a page of them at a time. */
export const tellingOfWithdrawal: JobKind<{ changeId: string; after: string | null }> = {
  name: 'subscriptions.tell-withdrawal',
  retries: 12,
  key: ({ changeId, after }) => `${changeId} ${after ?? 'first'}`,
};

/** price_rise: it will cost more, if its member agrees. price_fall: less. price_withdrawn: the old price stays. */
export type PriceMailKind = 'price_rise' | 'price_fall' | 'price_withdrawn';

/** The contents of a mail, as they were when it was queued. Times are ISO 8601. */
export interface PriceNews {
  kind: PriceMailKind;
  offerId: string;
  subscriptionId: string;
  memberId: string;
  at: string;
  locale: Locale;
  productName: string;
  term: Term;
  currency: Currency;
  fromMinor: number;
  priceMinor: number;
  /** The first renewal at the new price. */
  date: string;
  withoutAgreement: WithoutAgreement;
}

/** Queued by the transaction that stores the offer, and once more as a reminder (`askAgain`). */
export const priceMail: JobKind<PriceNews> = {
  name: 'subscriptions.price-mail',
  retries: 12,
  key: ({ offerId, kind, at }) => `${offerId} ${kind} ${at}`,
};
