import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { afterAddedTime } from '../periods/added-time.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { stepAfter } from './steps.ts';

/**
 * Moves the renewal of a subscription to the end of time that was added to its licence. Runs in the transaction that has locked
 * the subscription, and only if no payment is pending.
 * @returns whether anything was added.
 */
export async function renewAfterAdded(
  tx: Db,
  { clock }: { clock: Clock },
  subscription: Subscription,
): Promise<boolean> {
  const now = clock.now();
  const moved = await afterAddedTime(tx, subscription, now);
  if (!moved) return false;
  const later = { ...subscription, ...moved };
  const nextRenewalMinor = await nextRenewalOf(tx, later);
  // What was agreed since the period ended was a charge at once, not later. A change planned before still comes with the renewal.
  await withdrawWaiting(tx, subscription.id, now, { since: subscription.periodEnd });
  await updateSubscription(tx, subscription.id, { ...moved, nextRenewalMinor, ...stepAfter(later, now) });
  return true;
}
