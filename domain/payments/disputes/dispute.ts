/**
 * inquiry: the buyer's bank asks what the payment was; no money has moved. open: the bank has taken the money for now.
 * won: the money is the shop's, or an inquiry ended. lost: it is the buyer's.
 */
export const DISPUTE_STATES = ['inquiry', 'open', 'won', 'lost'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Steps may be missed between two looks. A bank may come back to what was won, and give back what was lost. */
export const DISPUTE_MOVES: Readonly<Record<DisputeState, readonly DisputeState[]>> = {
  inquiry: ['open', 'won', 'lost'],
  open: ['won', 'lost'],
  won: ['open', 'lost'],
  lost: ['won'],
};

/** A buyer's bank wants the money of a payment back. What it takes is booked here, apart from refunds. */
export interface Dispute {
  id: string;
  orderId: string;
  paymentId: string;
  provider: string;
  /** The provider's own id. */
  providerId: string;
  state: DisputeState;
  /** Minor units; with what was refunded before it may be more than was paid. */
  amountMinor: number;
  currency: string;
  /** Why, in the provider's words. */
  reason: string;
  /** The licences that rest because of it; several disputes may list the same one. Empty once they rest no more. */
  suspendedLicences: readonly string[];
  openedAt: Date;
  /** Until when evidence can be handed in at the provider; null where nobody has said. */
  evidenceDueBy: Date | null;
  /** Null while nobody has won. */
  closedAt: Date | null;
  /** When it was lost before it was won in the end; else null. */
  lostAt: Date | null;
}
