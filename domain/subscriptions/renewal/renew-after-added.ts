import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { afterAddedTime } from '../periods/added-time.ts';
import { nextRenewalOf } from '../prices/standing-offer.ts';
import { updateSubscription } from '../queries.ts';
import type { Subscription } from '../subscription.ts';
import { stepAfter } from './steps.ts';

/**
 * Lets a subscription renew when that is over which something else has added to its licence. For the transaction that
 * holds it, and only where nothing waits for its money.
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
  // To be charged at once was agreed to, not then; a change of term still comes with the next renewal.
  await withdrawWaiting(tx, subscription.id, now, { since: subscription.periodEnd });
  await updateSubscription(tx, subscription.id, { ...moved, nextRenewalMinor, ...stepAfter(later, now) });
  return true;
}
