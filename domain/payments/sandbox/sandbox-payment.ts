/**
 * open: waiting for a card. authenticating: the bank asks the buyer. succeeded: paid. expired: nobody paid
 * within a day. A declined card leaves the payment open, as at the card provider.
 */
export type SandboxState = 'open' | 'authenticating' | 'succeeded' | 'expired';

/** Ways of delivering webhooks that a real provider has on bad days; for tests. */
export interface SandboxChaos {
  /** How many more times each event is delivered. */
  duplicates?: number;
  /** Later events are delivered first: each of them waits this many seconds less than the one before. */
  reversed?: boolean;
  /** No event is delivered at all. */
  silent?: boolean;
}
