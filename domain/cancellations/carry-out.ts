import type { Actor } from '../actor.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { lastAgreedAt } from '../subscriptions/agreements/last-agreed-at.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import { findContract } from './find-contract.ts';
import { selectCancellation, updateSettled } from './queries.ts';
import { withdrawableUntil } from './withdrawable-until.ts';

/** The actor of cancellations that are declared without a log-in. */
const DECLARED: Actor = { kind: 'system', name: 'declared cancellation' };

/**
 * Cancels the subscriptions that a declaration names. It stays open for staff when there are none, and when a withdrawal
 * requires a refund. Idempotent.
 */
export async function carryOut(
  deps: SubscriptionDeps,
  { cancellationId }: { cancellationId: string },
): Promise<void> {
  const cancellation = await selectCancellation(deps.db, cancellationId);
  if (!cancellation || cancellation.settledAt) return;
  const { kind, declaredAt } = cancellation;
  const found = await findContract(deps.db, cancellation);
  const running = found?.subscriptions.filter(({ endedAt }) => endedAt === null) ?? [];
  const timeZone = await findTimeZone(deps.db);
  for (const subscription of running) {
    const agreedAt = await lastAgreedAt(deps.db, subscription, { until: declaredAt });
    const inTime = declaredAt < withdrawableUntil(agreedAt, timeZone);
    // A withdrawal that comes too late cancels the contract instead; staff see whatever else there is to do.
    const when = kind === 'now' || (kind === 'withdraw' && inTime) ? 'now' : 'period_end';
    await cancelSubscription(deps, DECLARED, { subscriptionId: subscription.id, when });
  }
  if (running.length > 0 && kind !== 'withdraw') await updateSettled(deps.db, cancellationId, declaredAt);
}
