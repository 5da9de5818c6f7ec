import { randomUUID } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { insertRefund } from './queries.ts';
import type { Refund } from './refund.ts';

/** How long only the request that asked for a refund waits for its answer, in ms; after that the reconciler asks, too. */
const OWN_MS = 60_000;

/**
 * Stores a refund before the provider is asked, in the transaction that has locked its order and checked how much is left.
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
