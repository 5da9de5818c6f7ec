import type { Db } from '@spindle/platform/database.ts';
import type { Agreement } from './agreement.ts';
import { selectAgreementsUntil } from './queries.ts';

/**
 * What a member had agreed to by buttons of their subscription at a time, the oldest first: changes of term, new prices, resuming.
 * Without what was withdrawn, and without what was never paid. Each with the order that was placed on it; null while it waits for
 * the next renewal.
 */
export function agreementsUntil(
  db: Db,
  subscriptionId: string,
  until: Date,
): Promise<(Agreement & { orderId: string | null })[]> {
  return selectAgreementsUntil(db, subscriptionId, until);
}
