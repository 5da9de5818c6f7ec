/**
 * open: waiting for a card. authenticating: the bank asks the buyer. succeeded: paid. expired: nobody paid
 * in time. failed: a charge without the buyer brought nothing. A declined card leaves a page open, as at the card
 * provider.
 */
export type SandboxState = 'open' | 'authenticating' | 'succeeded' | 'expired' | 'failed';

/** payment: a page that takes money. setup: a page that only keeps a card. charge: of a kept card, without a page. */
export type SandboxKind = 'payment' | 'setup' | 'charge';

/** A refund that failed was on its way before: the bank did not take it. */
export type SandboxRefundState = 'pending' | 'succeeded' | 'failed';

export type SandboxEventType =
  | 'payment.opened'
  | 'payment.declined'
  | 'payment.authentication_required'
  | 'payment.succeeded'
  | 'payment.failed'
  | 'refund.created'
  | 'refund.updated'
  | 'refund.failed'
  | 'dispute.created'
  | 'dispute.updated'
  | 'dispute.closed';

/** What a real provider does on bad days; for tests. */
export interface SandboxChaos {
  /** How many more times each event is delivered. */
  duplicates?: number;
  /** What happened first is told last: each event but the success waits five seconds. */
  reversed?: boolean;
  /** No event is delivered at all. */
  silent?: boolean;
  /** What becomes of its refunds, if not the money back at once: no, or not yet. */
  refunds?: 'refused' | 'pending';
}
