/**
 * inquiry: the buyer's bank asks what the payment was for; no money has moved. open: the bank has taken the money for now.
 * won: the shop keeps the money, or an inquiry ended. lost: the buyer gets it.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** States may be skipped, because not every change is seen. A bank may reopen a won dispute, and give back a lost one. */
export const DISPUTE_MOVES: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  inquiry: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: ['open', 'lost'],
  lost: ['won'],
};

/** A buyer's bank demands the money of a payment back. What it takes is booked here, apart from refunds. */
export interface Dispute {
  id: string;
  orderId: string;
  paymentId: string;
  provider: string;
  /** The provider's own id. */
  providerId: string;
  state: DisputeState;
  /** Minor units; together with earlier refunds it may be more than was paid. */
  amountMinor: number;
  currency: string;
  /** Why, in the provider's words. */
  reason: string;
  /**
   * The licences that are suspended because of it; several disputes may list the same one. Empty once they are no longer
   * suspended because of it.
   */
  suspendedLicences: readonly string[];
  openedAt: Date;
  /** Until when evidence can be submitted at the provider; null where it has not said. */
  evidenceDueBy: Date | null;
  /** Null while it is undecided. */
  closedAt: Date | null;
  /** When it was lost, if it was won after that; else null. */
  lostAt: Date | null;
}
