import type { Locale } from '@spindle/platform/locales.ts';

/**
 * What a buyer declares. period_end: the contract ends with the period that is paid for. now: it ends at once, for a reason.
 * withdraw: it is undone within its first 14 days.
 */
export const CANCELLATION_KINDS = ['period_end', 'now', 'withdraw'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** A declaration that a contract ends, as it was received. It takes effect from that time, whenever somebody looks at it. */
export interface Cancellation {
  id: string;
  kind: CancellationKind;
  /** As typed, in lower case. */
  email: string;
  /** The order number or licence key, as typed. */
  contract: string;
  reason: string;
  locale: Locale;
  declaredAt: Date;
  /** The order that address and number name together; null if there is none, or for a licence that did not come from an order. */
  orderId: string | null;
  /** When nothing was left for a person to do; null while somebody has to look at it. */
  settledAt: Date | null;
}
