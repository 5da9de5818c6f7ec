import type { Actor } from '../actor.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import type { SubscriptionDeps } from '../subscriptions/deps.ts';
import { begunAt } from '../subscriptions/taking-over/begun-at.ts';
import { findContract } from './find-contract.ts';
import { selectCancellation, updateSettled } from './queries.ts';

/** The actor of cancellations that are declared without a log-in. */
const DECLARED: Actor = { kind: 'system', name: 'declared cancellation' };

/** Consumers may withdraw from a contract for 14 days; one more day, because the first does not count. */
const WITHDRAWAL_MS = 15 * 24 * 3_600_000;

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
  for (const subscription of running) {
    const begun = await begunAt(deps.db, subscription);
    const inTime = declaredAt.getTime() - begun.getTime() <= WITHDRAWAL_MS;
    // A withdrawal that comes too late cancels the contract instead; staff see whatever else there is to do.
    const when = kind === 'now' || (kind === 'withdraw' && inTime) ? 'now' : 'period_end';
    await cancelSubscription(deps, DECLARED, { subscriptionId: subscription.id, when });
  }
  if (running.length > 0 && kind !== 'withdraw') await updateSettled(deps.db, cancellationId, declaredAt);
}
