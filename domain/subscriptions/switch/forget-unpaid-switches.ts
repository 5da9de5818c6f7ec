import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { isUndecided } from '../renewal/is-undecided.ts';
import { selectOpenSwitches } from './queries.ts';

/** How long a change of term may be between its card, which was not charged, and its page, in ms. */
const OPENING_MS = 10 * 60_000;

/**
 * Forgets the changes of term whose pages have closed unpaid: what they had called for is to the member's good again, or
 * can be refunded where it was paid.
 */
export async function forgetUnpaidSwitches({ db, clock }: SubscriptionDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - OPENING_MS);
  for (const { subscriptionId, orderId } of await selectOpenSwitches(db, before)) {
    // Whoever changes a subscription forgets such a change first; here that is all there is to do.
    if (!(await isUndecided(db, orderId))) await changeSubscription(db, subscriptionId, async () => {});
  }
}
