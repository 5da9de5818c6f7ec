/**
 * open: waiting for a card. authenticating: the bank asks the buyer. succeeded: paid. expired: nobody paid
 * in time. A declined card leaves the payment open, as at the card provider.
 */
export type SandboxState = 'open' | 'authenticating' | 'succeeded' | 'expired';

/** A refund that failed was on its way before: the bank did not take it. */
export type SandboxRefundState = 'pending' | 'succeeded' | 'failed';

export type SandboxEventType =
  | 'payment.opened'
  | 'payment.declined'
  | 'payment.authentication_required'
  | 'payment.succeeded'
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
