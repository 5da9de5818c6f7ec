import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { insertRefund } from './queries.ts';
import type { Refund } from './refund.ts';

/** How long whoever has asked for a refund has its answer to themselves, in ms; then the reconciler asks, too. */
const OWN_MS = 60_000;

/**
 * Writes a refund down before the provider is asked, in the transaction that has locked its order and seen how much
 * is left.
 */
export async function requestRefund(
  tx: Db,
  refund: Pick<
    Refund,
    'orderId' | 'paymentId' | 'provider' | 'amountMinor' | 'currency' | 'lines' | 'reason' | 'createdAt'
  > & { requestKey: string; providerId?: string },
): Promise<Refund> {
  return insertRefund(tx, {
    ...refund,
    id: randomUUID(),
    providerId: refund.providerId ?? null,
    state: 'requested',
    settledAt: null,
    askAfter: new Date(refund.createdAt.getTime() + OWN_MS),
  });
}
