import type Stripe from 'stripe';
import type { ObservedDispute } from '../provider.ts';

/** An inquiry that was closed and a dispute that was prevented took no money, so they count as won. */
const STATUS: Readonly<Record<string, ObservedDispute['status']>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
};

export function observedDispute(dispute: Stripe.Dispute, paymentId: string): ObservedDispute {
  return {
    id: dispute.id,
    paymentId,
    status: STATUS[dispute.status] ?? 'open',
    amountMinor: dispute.amount,
    currency: dispute.currency.toUpperCase(),
    reason: dispute.reason,
    openedAt: new Date(dispute.created * 1000),
    evidenceDueBy: dispute.evidence_details.due_by
      ? new Date(dispute.evidence_details.due_by * 1000)
      : undefined,
  };
}
