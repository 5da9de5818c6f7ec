import type { Locale } from '@spindle/platform/locales.ts';

/**
 * What a buyer declares. period_end: the contract is not to go on after what is paid for. now: it ends at once, for a
 * reason. withdraw: it is to be undone within its first 14 days.
 */
export const CANCELLATION_KINDS = ['period_end', 'now', 'withdraw'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** A declaration that a contract ends, as it came in. It counts from that moment, whoever looks at it when. */
export interface Cancellation {
  id: string;
  kind: CancellationKind;
  /** As it was typed, in lower case. */
  email: string;
  /** The order's number or the licence key, as it was typed. */
  contract: string;
  reason: string;
  locale: Locale;
  declaredAt: Date;
  /** The order that both name; null where they name none together, or a licence that no order brought. */
  orderId: string | null;
  /** When nothing was left to do for a person; null while somebody has to look. */
  settledAt: Date | null;
}
