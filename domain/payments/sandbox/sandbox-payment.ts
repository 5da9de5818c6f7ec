/**
 * open: waiting for a card. authenticating: the bank asks the buyer. succeeded: paid. expired: not paid in time. failed: a
 * charge without the buyer failed. A declined card leaves a page open, as at the card provider.
 */
export type SandboxState = 'open' | 'authenticating' | 'succeeded' | 'expired' | 'failed';

/** payment: a page that takes money. setup: a page that only stores a card. charge: a charge of a stored card, without a page. */
export type SandboxKind = 'payment' | 'setup' | 'charge';

/** failed: the bank did not accept a refund that was under way. */
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

/** Misbehaviour that real providers show at times; for tests. */
export interface SandboxChaos {
  /** How many more times each event is delivered. */
  duplicates?: number;
  /** Events come in the wrong order: each event but the success is delayed by five seconds. */
  reversed?: boolean;
  /** No event is delivered at all. */
  silent?: boolean;
  /** How its refunds are answered instead of at once: refused, or still pending. */
  refunds?: 'refused' | 'pending';
}
