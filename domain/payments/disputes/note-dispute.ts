import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from '../payment.ts';
import type { ObservedDispute } from '../provider.ts';
import type { Dispute } from './dispute.ts';
import { insertDispute, noteAsked, updateDispute } from './queries.ts';

/**
 * Stores the state of a dispute as the provider reports it.
 * @param askedAt when the provider was asked.
 * @returns the dispute if its state is new; undefined if it was known, if the dispute can't move to it, or if the provider was
 * asked again since.
 */
export async function noteDispute(
  tx: Db,
  { id: paymentId, orderId, provider }: Pick<Payment, 'id' | 'orderId' | 'provider'>,
  { id: providerId, status, amountMinor, currency, reason, openedAt, evidenceDueBy }: ObservedDispute,
  { now, askedAt }: { now: Date; askedAt: Date },
): Promise<Dispute | undefined> {
  const dispute: Dispute = {
    ...{ id: randomUUID(), orderId, paymentId, provider, providerId, state: status },
    ...{ amountMinor, currency, reason, suspendedLicences: [], openedAt },
    evidenceDueBy: evidenceDueBy ?? null,
    closedAt: status === 'won' || status === 'lost' ? now : null,
    lostAt: null,
  };
  return (
    (await insertDispute(tx, dispute, askedAt)) ??
    (await updateDispute(tx, dispute, askedAt)) ??
    (await noteAsked(tx, dispute, askedAt))
  );
}
